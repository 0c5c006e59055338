/** Elements of the page, made in one expression. Texts are set as texts, so nothing that a player writes becomes markup. */

type Child = Node | string | null;

type Properties<Name extends keyof HTMLElementTagNameMap> = {
  readonly [Property in keyof HTMLElementTagNameMap[Name]]?: HTMLElementTagNameMap[Name][Property];
} & {
  /** Attributes that have no property. */
  readonly also?: Readonly<Record<string, string>>;
};

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { also = {}, ...properties }: Properties<Name> = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  for (const [attribute, value] of Object.entries(also)) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(text: string, onclick: () => void, className = 'button'): HTMLButtonElement {
  return element('button', { type: 'button', className, textContent: text, onclick });
}
