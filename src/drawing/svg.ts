/** The few elements of SVG that the pictures are made of. Texts are the service's own, without a character to escape. */
import type { Spot } from './layout.ts';

export type Markup = string;

export type Attributes = Readonly<Record<string, string | number>>;

export function group(name: string, attributes: Attributes, content: readonly Markup[]): Markup {
  return content.length === 0 ? '' : `<g class="${name}"${written(attributes)}>${content.join('')}</g>`;
}

/** Lines without a surface, along `d`. */
export function path(name: string, d: string, attributes: Attributes = {}): Markup {
  return `<path class="${name}" d="${d}"${written(attributes)}/>`;
}

export function segment(from: Spot, to: Spot): string {
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
}

export function circles(middles: readonly Spot[], radius: number, attributes: Attributes = {}): readonly Markup[] {
  return middles.map(
    ({ x, y }) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${written(attributes)}/>`,
  );
}

/** Short texts, each around its spot. */
export function texts(
  name: string,
  attributes: Attributes,
  names: readonly (Spot & { readonly name: string })[],
): Markup {
  const font = { 'font-family': 'system-ui,sans-serif', 'font-size': 19, 'font-weight': 600, 'text-anchor': 'middle' };
  const content = names.map(
    ({ name: text, x, y }) => `<text x="${short(x)}" y="${short(y)}" dy=".36em">${text}</text>`,
  );
  return group(name, { ...font, ...attributes }, content);
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** A tenth of a unit is finer than any eye. */
function short(length: number): number {
  return Math.round(length * 10) / 10;
}
