/**
 * The rule sets that the service offers by name (docs/rules.md, section 8), as
 * data: each with its source, and for each parameter whether that source states
 * it or the service assumes it.
 */

import { ok, type Result } from '../result.ts';
import { checkRules, PARAMETERS, type Parameter, type Rules, type RulesInvalid } from './rule-set.ts';

export const PRESET_IDS = [
  'standard',
  'polish',
  'finnish',
  'czech',
  'hungarian',
  'hungarian-house',
  'russian',
  'no-flying',
  'six',
  'twelve',
  'lasker',
  'morabaraba',
] as const;

export type PresetId = (typeof PRESET_IDS)[number];

export const DEFAULT_PRESET: PresetId = 'standard';

export const PROVENANCES = ['stated', 'assumed'] as const;

type Provenance = (typeof PROVENANCES)[number];

/** The text that a preset follows; `language` as BCP 47. */
interface Source {
  readonly title: string;
  readonly author: string | null;
  readonly language: string;
}

export interface Preset {
  readonly id: PresetId;
  readonly name: string;
  /** What its players call it, in `language` (BCP 47). */
  readonly nativeName: string;
  readonly language: string;
  readonly summary: string;
  readonly rules: Rules;
  readonly source: Source | null;
  readonly provenance: Readonly<Record<Parameter, Provenance>>;
}

/** A rules object as games carry it, with the preset's id, or null where a parameter was changed from it. */
export interface NamedRules extends Rules {
  readonly preset: PresetId | null;
}

/** Parameters to change from a preset; one that is missing or undefined stays. */
export type RulesChange = { readonly [P in Parameter]?: Rules[P] | undefined };

/** What the traditions agree on: nine pieces, flying with three. */
const NINE: Rules = {
  board: 'nine',
  pieces: 9,
  movesWhilePlacing: false,
  flyingAt: 3,
  protectedMills: 'unless-all-in-mills',
  doubleMillCaptures: 1,
  repeatedMillCapture: 'allowed',
  blockedPlayer: 'loses',
  fullBoard: 'draws',
  repetitionDraw: 3,
  quietMovesDraw: 50,
  endgameQuietMovesDraw: null,
};

const CZECH_PAGE: Source = { title: "Mlýn (Nine Men's Morris)", author: null, language: 'cs' };
const HUNGARIAN_TEXT: Source = {
  title: 'Malom – játékszabály (kilenc bábus változat)',
  author: null,
  language: 'hu',
};

const stating = (...stated: readonly Parameter[]): Preset['provenance'] => {
  const provenanceOf = (parameter: Parameter): Provenance => (stated.includes(parameter) ? 'stated' : 'assumed');
  return {
    board: provenanceOf('board'),
    pieces: provenanceOf('pieces'),
    movesWhilePlacing: provenanceOf('movesWhilePlacing'),
    flyingAt: provenanceOf('flyingAt'),
    protectedMills: provenanceOf('protectedMills'),
    doubleMillCaptures: provenanceOf('doubleMillCaptures'),
    repeatedMillCapture: provenanceOf('repeatedMillCapture'),
    blockedPlayer: provenanceOf('blockedPlayer'),
    fullBoard: provenanceOf('fullBoard'),
    repetitionDraw: provenanceOf('repetitionDraw'),
    quietMovesDraw: provenanceOf('quietMovesDraw'),
    endgameQuietMovesDraw: provenanceOf('endgameQuietMovesDraw'),
  };
};

/** What every text of the nine-piece game states. */
const BASICS = ['pieces', 'movesWhilePlacing', 'flyingAt', 'protectedMills', 'repeatedMillCapture'] as const;
const CZECH_STATED = stating('board', ...BASICS, 'doubleMillCaptures', 'blockedPlayer');
const HUNGARIAN_STATED = stating(...BASICS, 'blockedPlayer');

export const PRESETS: readonly Preset[] = [
  {
    id: 'standard',
    name: 'Nine men’s morris',
    nativeName: 'Nine men’s morris',
    language: 'en',
    summary:
      'What most traditions agree on: nine pieces each, one capture for every ply that closes a mill, flying with three pieces.',
    rules: NINE,
    source: null,
    provenance: stating(),
  },
  {
    id: 'polish',
    name: 'Polish młynek',
    nativeName: 'Młynek',
    language: 'pl',
    summary:
      'As played in Poland: two mills closed at once take one piece, and a mill opened and closed again takes one each time.',
    rules: NINE,
    source: { title: 'Zasady gry w młynka', author: null, language: 'pl' },
    provenance: stating('board', ...BASICS, 'doubleMillCaptures', 'blockedPlayer', 'repetitionDraw', 'quietMovesDraw'),
  },
  {
    id: 'finnish',
    name: 'Finnish mylly',
    nativeName: 'Mylly',
    language: 'fi',
    summary: 'As the Finnish guide teaches it, step by step. It is silent on double mills and on draws.',
    rules: NINE,
    source: { title: 'Vaiheittainen opas', author: null, language: 'fi' },
    provenance: stating('board', ...BASICS, 'blockedPlayer'),
  },
  {
    id: 'czech',
    name: 'Czech mlýn',
    nativeName: 'Mlýn',
    language: 'cs',
    summary: 'As the Czech page has it: a double mill takes one piece. Draws are by the usual rules.',
    rules: NINE,
    source: CZECH_PAGE,
    provenance: CZECH_STATED,
  },
  {
    id: 'hungarian',
    name: 'Hungarian malom',
    nativeName: 'Malom',
    language: 'hu',
    summary: 'By the official Hungarian rule, where a mill that is opened and closed again captures every time.',
    rules: NINE,
    source: HUNGARIAN_TEXT,
    provenance: HUNGARIAN_STATED,
  },
  {
    id: 'hungarian-house',
    name: 'Hungarian malom, house rule',
    nativeName: 'Malom, házi szabállyal',
    language: 'hu',
    summary: 'As many Hungarian houses play it: moving a piece out of a mill and straight back captures nothing.',
    rules: { ...NINE, repeatedMillCapture: 'not-on-return' },
    source: HUNGARIAN_TEXT,
    provenance: HUNGARIAN_STATED,
  },
  {
    id: 'russian',
    name: 'Russian melnitsa',
    nativeName: 'Мельница',
    language: 'ru',
    summary:
      'Sharper: no mill protects its pieces, two mills closed at once take two, and each line captures only once a game.',
    rules: {
      ...NINE,
      protectedMills: 'never',
      doubleMillCaptures: 2,
      repeatedMillCapture: 'once-per-line',
    },
    source: {
      title: '«Мельница», «Твоё свободное время»',
      author: 'В. Н. Болховитинов, Б. И. Колтовой',
      language: 'ru',
    },
    provenance: stating(...BASICS, 'doubleMillCaptures'),
  },
  {
    id: 'no-flying',
    name: 'Nine men’s morris without flying',
    nativeName: 'Mlýn bez skákání',
    language: 'cs',
    summary:
      'The nine-piece game where nobody flies: with three pieces left a player still slides, and can be blocked.',
    rules: { ...NINE, flyingAt: null },
    source: CZECH_PAGE,
    provenance: CZECH_STATED,
  },
  {
    id: 'six',
    name: 'Six men’s morris',
    nativeName: 'Mlýn se šesti kameny',
    language: 'cs',
    summary: 'The small game on two squares: six pieces each, and nobody flies.',
    rules: { ...NINE, board: 'six', pieces: 6, flyingAt: null },
    source: CZECH_PAGE,
    provenance: stating('pieces'),
  },
  {
    id: 'twelve',
    name: 'Twelve men’s morris',
    nativeName: 'Mlýn s dvanácti kameny',
    language: 'cs',
    summary: 'The board with diagonals and twelve pieces each, so that the placing alone may fill it: a draw.',
    rules: { ...NINE, board: 'twelve', pieces: 12 },
    source: CZECH_PAGE,
    provenance: stating('pieces'),
  },
  {
    id: 'lasker',
    name: 'Lasker morris',
    nativeName: 'Laskers Mühle',
    language: 'de',
    summary: 'Emanuel Lasker’s game: ten pieces each, and from the first turn on a player may place or move.',
    rules: { ...NINE, pieces: 10, movesWhilePlacing: true },
    source: { title: 'Brettspiele der Völker', author: 'Emanuel Lasker', language: 'de' },
    provenance: stating('pieces', 'movesWhilePlacing'),
  },
  {
    id: 'morabaraba',
    name: 'Morabaraba',
    nativeName: 'Morabaraba',
    language: 'st',
    summary:
      'Southern Africa’s game on the board with diagonals, twelve pieces each: once a side is down to three, ten quiet moves each are a draw.',
    rules: { ...NINE, board: 'twelve', pieces: 12, endgameQuietMovesDraw: 10 },
    source: null,
    provenance: stating(),
  },
];

export const presetOf = (id: PresetId): Preset => {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  if (preset === undefined) throw new RangeError(`no preset ${id}`);
  return preset;
};

/**
 * The rules of `preset`, by default the standard one, with `changes`; the preset's id stays where they change nothing.
 * Errors: `rules-invalid`.
 */
export const completeRules = (
  preset: PresetId | null | undefined,
  changes: RulesChange,
): Result<NamedRules, RulesInvalid> => {
  const id = preset ?? DEFAULT_PRESET;
  const base = presetOf(id).rules;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const rules: Rules = { ...base, ...given };
  const checked = checkRules(rules);
  if (!checked.ok) return checked;
  const isUnchanged = PARAMETERS.every((parameter) => rules[parameter] === base[parameter]);
  return ok({ preset: isUnchanged ? id : null, ...rules });
};
