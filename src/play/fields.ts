/** Fields of a form, each with its label. */
import { element } from './elements.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One of a few; the first is chosen. */
export function choices(name: string, options: readonly Choice[]): readonly HTMLElement[] {
  return options.map(({ value, label }, index) =>
    element('label', { className: 'check' }, [
      element('input', { type: 'radio', name, value, checked: index === 0 }),
      label,
    ]),
  );
}

export function choiceOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

export function select(name: string, label: string, options: readonly Choice[]): HTMLElement {
  const made = options.map(({ value, label: textContent }) => element('option', { value, textContent }));
  return element('label', { className: 'field' }, [label, element('select', { name }, made)]);
}

export function textField(
  name: string,
  label: string,
  properties: Partial<Pick<HTMLInputElement, 'value' | 'maxLength' | 'spellcheck'>>,
): HTMLElement {
  return element('label', { className: 'field' }, [label, element('input', { type: 'text', name, ...properties })]);
}
