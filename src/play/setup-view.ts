/** The page before a game: which rules, who plays, with what time; and games to watch. */
import type { Client, CreatedGame, CreateGame, Game, Language, Preset } from '../client/index.ts';
import { SIDES } from '../drawing/words.ts';
import { element } from './elements.ts';
import { type Choice, choiceOf, choices, select, textField } from './fields.ts';
import { rulesList } from './rules-list.ts';

const CLOCKS = {
  none: { label: 'No clock', clock: null },
  '3+2': { label: '3 minutes + 2 seconds a move', clock: { initialSeconds: 180, incrementSeconds: 2 } },
  '5+5': { label: '5 minutes + 5 seconds a move', clock: { initialSeconds: 300, incrementSeconds: 5 } },
  '15+10': { label: '15 minutes + 10 seconds a move', clock: { initialSeconds: 900, incrementSeconds: 10 } },
  day: { label: 'A day for each move', clock: { daysPerMove: 1 } },
  'three-days': { label: 'Three days for each move', clock: { daysPerMove: 3 } },
} as const;

const OPPONENTS: readonly Choice[] = [
  { value: 'here', label: 'Both sides on this screen' },
  { value: 'link', label: 'Somebody I send a link to' },
];

const SEATS: readonly Choice[] = [
  { value: 'random', label: 'Drawn by lot' },
  { value: 'white', label: 'White, who moves first' },
  { value: 'black', label: 'Black' },
];

/** What a link to the page may already choose: `/play?rules=russian&position=…`. */
export interface Wish {
  readonly rules: string | null;
  readonly position: string | null;
}

export interface SetupListener {
  readonly onCreated: (created: CreatedGame) => void;
  readonly onFailed: (error: unknown) => void;
}

export class SetupView {
  readonly root = element('section', { className: 'setup' });
  readonly #client: Client;
  readonly #listener: SetupListener;
  readonly #wish: Wish;

  constructor(client: Client, wish: Wish, listener: SetupListener) {
    this.#client = client;
    this.#wish = wish;
    this.#listener = listener;
  }

  async open(): Promise<void> {
    const games = this.#client.games.list({ status: ['active'], limit: 6 });
    const [presets, watchable] = await Promise.all([this.#client.rules.presets('en'), firstOf(games, 6)]);
    this.root.replaceChildren(
      element('h1', { textContent: 'Play nine men’s morris' }),
      element('p', {
        className: 'lead',
        textContent: 'On one screen, or with somebody far away: no account, just a link.',
      }),
      this.#form(presets),
      ...(watchable.length === 0 ? [] : [watchList(watchable, presets)]),
    );
  }

  #form(presets: readonly Preset[]): HTMLFormElement {
    const tell = async (id: Preset['id'], lang: Language) => (await this.#client.rules.preset(id, lang)).text;
    const rules = rulesList(presets, this.#wish.rules ?? 'standard', tell);
    const form = element('form', { className: 'setup-form' }, [
      rules,
      element('div', { className: 'columns' }, [
        element('fieldset', {}, [
          element('legend', { textContent: 'Who plays' }),
          ...choices('opponent', OPPONENTS),
          element('div', { className: 'only-link', id: 'only-link', hidden: true }, [
            select('seat', 'Your colour', SEATS),
            textField('name', 'Your name, if you like', { maxLength: 32 }),
          ]),
        ]),
        element('fieldset', {}, [
          element('legend', { textContent: 'How' }),
          select(
            'clock',
            'Time',
            Object.entries(CLOCKS).map(([value, { label }]) => ({ value, label })),
          ),
          check('takebacks', 'Moves can be taken back, if both agree', true),
          check('public', 'Listed, so that anybody can watch', false),
          element('details', { open: this.#wish.position !== null }, [
            element('summary', { textContent: 'From a position' }),
            textField('position', 'Position, as text', { value: this.#wish.position ?? '', spellcheck: false }),
          ]),
        ]),
      ]),
      element('p', { className: 'notice', id: 'setup-notice', also: { role: 'alert' } }),
      element('button', { className: 'button primary large', type: 'submit', textContent: 'Start the game' }),
    ]);
    form.addEventListener('change', () => {
      const isLink = choiceOf(form, 'opponent') === 'link';
      form.querySelector<HTMLElement>('#only-link')?.toggleAttribute('hidden', !isLink);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#create(form);
    });
    return form;
  }

  async #create(form: HTMLFormElement): Promise<void> {
    const start = form.querySelector<HTMLButtonElement>('[type=submit]');
    start?.setAttribute('disabled', '');
    try {
      this.#listener.onCreated(await this.#client.games.create(gameFrom(form)));
    } catch (error) {
      start?.removeAttribute('disabled');
      this.#listener.onFailed(error);
    }
  }
}

/** The request that the form stands for. */
function gameFrom(form: HTMLFormElement): CreateGame {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const clock = Object.entries(CLOCKS).find(([value]) => value === text('clock'))?.[1].clock ?? null;
  const position = text('position');
  return {
    rules: text('rules') as Preset['id'],
    visibility: data.has('public') ? 'public' : 'unlisted',
    takebacks: data.has('takebacks'),
    ...(clock === null ? {} : { clock }),
    ...(position === '' ? {} : { position }),
    ...(text('opponent') === 'link' ? seatsFor(text('seat'), text('name')) : {}),
  };
}

function seatsFor(seat: string, name: string): Pick<CreateGame, 'seats' | 'shuffleSeats'> {
  const own = { kind: 'token' as const, ...(name === '' ? {} : { name }) };
  const open = { kind: 'open' as const };
  if (seat === 'black') return { seats: { white: open, black: own } };
  return { seats: { white: own, black: open }, shuffleSeats: seat === 'random' };
}

function check(name: string, label: string, checked: boolean): HTMLElement {
  return element('label', { className: 'check' }, [element('input', { type: 'checkbox', name, checked }), label]);
}

async function firstOf<Item>(items: AsyncIterable<Item>, most: number): Promise<readonly Item[]> {
  const first: Item[] = [];
  for await (const item of items) {
    first.push(item);
    if (first.length === most) break;
  }
  return first;
}

function watchList(games: readonly Game[], presets: readonly Preset[]): HTMLElement {
  const nameOf = ({ rules }: Game) => presets.find(({ id }) => id === rules.preset)?.name ?? 'Rules of their own';
  const links = games.map((game) =>
    element('li', {}, [
      element('a', { href: `/play/${game.id}` }, [
        element('img', {
          src: `/v1/games/${game.id}/board.svg?version=${game.version}`,
          alt: '',
          width: 108,
          height: 129,
          loading: 'lazy',
        }),
        element('span', {}, [nameOf(game)]),
        element('span', { className: 'soft', textContent: playersOf(game) }),
      ]),
    ]),
  );
  return element('section', { className: 'watch' }, [
    element('h2', { textContent: 'Being played now' }),
    element('ul', {}, links),
  ]);
}

function playersOf({ seats, ply }: Game): string {
  const names = (['white', 'black'] as const).map((color) => seats[color].name ?? SIDES[color]);
  return `${names.join(' – ')}, ${ply === 1 ? '1 ply' : `${ply} plies`}`;
}
