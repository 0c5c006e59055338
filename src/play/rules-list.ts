/** The rule sets to choose from, each with what sets it apart, and the chosen one told in full, in six languages. */
import { type Language, type Preset, problemOf } from '../client/index.ts';
import { element } from './elements.ts';

const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  fi: 'Suomi',
  cs: 'Čeština',
  ru: 'Русский',
  hu: 'Magyar',
};

type Tell = (id: Preset['id'], lang: Language) => Promise<readonly string[]>;

export function rulesList(presets: readonly Preset[], chosen: string, tell: Tell): HTMLElement {
  const told = new RulesTold(tell);
  const isKnown = presets.some(({ id }) => id === chosen);
  const cards = presets.map((preset, index) => {
    const checked = isKnown ? preset.id === chosen : index === 0;
    if (checked) told.choose(preset);
    return card(preset, checked, () => told.choose(preset));
  });
  return element('fieldset', { className: 'rules' }, [
    element('legend', { textContent: 'Rules' }),
    element('div', { className: 'cards' }, cards),
    told.root,
  ]);
}

function card(
  { id, name, nativeName, language, summary }: Preset,
  checked: boolean,
  onchange: () => void,
): HTMLElement {
  return element('label', { className: 'card' }, [
    element('input', { type: 'radio', name: 'rules', value: id, checked, onchange }),
    element('span', { className: 'card-name', textContent: name }),
    name === nativeName ? null : element('span', { className: 'soft', lang: language, textContent: nativeName }),
    element('span', { className: 'card-summary', textContent: summary }),
  ]);
}

/** The whole game by the chosen rules, in the language that the reader chooses. */
class RulesTold {
  readonly root: HTMLDetailsElement;
  readonly #tell: Tell;
  readonly #title = element('summary');
  readonly #text = element('div', { className: 'told' });
  readonly #language = element('select', { onchange: () => void this.#show() });
  #preset: Preset | null = null;

  constructor(tell: Tell) {
    this.#tell = tell;
    this.#language.append(
      ...Object.entries(LANGUAGES).map(([value, textContent]) =>
        element('option', { value, textContent, lang: value }),
      ),
    );
    const label = element('label', { className: 'field inline-field' }, ['Language', this.#language]);
    this.root = element('details', {}, [this.#title, label, this.#text]);
  }

  choose(preset: Preset): void {
    this.#preset = preset;
    this.#title.textContent = `The whole game: ${preset.name}`;
    void this.#show();
  }

  async #show(): Promise<void> {
    const preset = this.#preset;
    if (preset === null) return;
    const lang = (this.#language.value || 'en') as Language;
    const isHere = lang === 'en';
    const text = isHere
      ? preset.text
      : await this.#tell(preset.id, lang).catch((error) => [problemOf(error)?.detail ?? 'The text did not arrive.']);
    if (preset !== this.#preset) return;
    this.#text.lang = lang;
    this.#text.replaceChildren(...text.map((paragraph) => element('p', { textContent: paragraph })));
  }
}
