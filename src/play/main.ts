/** The page at /play and /play/{gameId}, put together: the client, the views, and what leads from one to the other. */
import { createClient, problemOf } from '../client/index.ts';
import { CallPanel } from './call-panel.ts';
import { watchedFetch } from './calls.ts';
import { button, element } from './elements.ts';
import { GameView } from './game-view.ts';
import { colorsOf, keepSeats, loadSeats } from './seats.ts';
import { SetupView } from './setup-view.ts';
import { Sounds } from './sounds.ts';
import { Table } from './table.ts';

const SOUND_KEY = 'merels:sound';
const TICK_MS = 200;
/** `Date` counts whole seconds, and answers take their time: a smaller difference means nothing. */
const LEAST_SKEW_MS = 2_500;

const place = document.getElementById('play');
if (place === null) throw new Error('the page has no place to play');

const panel = new CallPanel();
const sounds = new Sounds();
const content = element('div', { className: 'content' });
const connection = element('p', { className: 'connection', hidden: true, also: { role: 'status' } });
const client = createClient({
  url: location.origin,
  patienceMs: Number.POSITIVE_INFINITY,
  fetch: watchedFetch((call) => {
    panel.show(call);
    if (call.answer === null && call.serverMs !== null) setClock(call.serverMs);
    if (call.status !== null) showConnection(call.status !== 0);
  }),
});

/** What belongs to the view that is open; it ends with it. */
let leaving = new AbortController();

/** How far the service's clock is ahead of the browser's: its deadlines count. */
let skewMs = 0;
const now = () => Date.now() + skewMs;

function setClock(serverMs: number): void {
  const difference = serverMs - Date.now();
  skewMs = Math.abs(difference) < LEAST_SKEW_MS ? 0 : difference;
}

function showConnection(isThere: boolean): void {
  connection.hidden = isThere;
  connection.textContent = isThere ? '' : 'The connection is lost. Trying again…';
}

function soundSwitch(): HTMLButtonElement {
  sounds.isOn = readSetting(SOUND_KEY) === 'on';
  const made = button('', () => {
    sounds.isOn = !sounds.isOn;
    keepSetting(SOUND_KEY, sounds.isOn ? 'on' : 'off');
    draw();
    sounds.play('move');
  });
  const draw = () => {
    made.textContent = sounds.isOn ? 'Sound is on' : 'Sound is off';
    made.setAttribute('aria-pressed', String(sounds.isOn));
  };
  draw();
  return made;
}

async function openSetup(signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams(location.search);
  const view = new SetupView(
    client.withSignal(signal),
    { rules: query.get('rules'), position: query.get('position') },
    {
      onCreated({ game, tokens, joinCode }) {
        const { white, black } = tokens;
        keepSeats(game.id, {
          ...(white === undefined ? {} : { white }),
          ...(black === undefined ? {} : { black }),
          ...(joinCode === undefined ? {} : { joinCode }),
        });
        goTo(game.id);
      },
      onFailed(error) {
        const notice = document.getElementById('setup-notice');
        if (notice !== null) notice.textContent = reasonOf(error);
      },
    },
  );
  await view.open();
  signal.throwIfAborted();
  document.title = 'Play · Merels';
  content.replaceChildren(view.root);
}

async function openGame(id: string, signal: AbortSignal): Promise<void> {
  const seats = loadSeats(id);
  const asking = client.withSignal(signal);
  const game = await asking.games.getInPlay(id);
  const [preset] = (await asking.rules.presets('en')).filter((known) => known.id === game.rules.preset);
  signal.throwIfAborted();
  const title = preset?.name ?? 'Nine men’s morris, rules of its own';
  const joinCode = new URLSearchParams(location.hash.slice(1)).get('join');
  const table = new Table(asking, game, seats, {
    onChange: () => view.show(now()),
    onSound: (sound) => sounds.play(sound),
  });
  const view = new GameView(table, title, [soundSwitch()], {
    joinCode,
    onOpenGame: goTo,
    onNewGame: () => goTo(null),
  });
  document.title = `${title} · Merels`;
  content.replaceChildren(view.root);
  view.show(now());
  replayByKeys(table, signal);
  const ticking = setInterval(() => view.tick(now()), TICK_MS);
  signal.addEventListener('abort', () => clearInterval(ticking));
  if (joinCode !== null && colorsOf(seats).length > 0) history.replaceState(null, '', location.pathname);
  await table.follow(signal);
}

/** Arrow keys replay the game, wherever they mean nothing else. Escape undoes a step. */
function replayByKeys(table: Table, signal: AbortSignal): void {
  const listener = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (key === 'Escape') table.undo();
    else if (key === 'ArrowLeft') table.step(-1);
    else if (key === 'ArrowRight') table.step(1);
    else if (key === 'Home') table.show(0);
    else if (key === 'End') table.show(Number.POSITIVE_INFINITY);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', listener, { signal });
}

function goTo(gameId: string | null): void {
  history.pushState(null, '', gameId === null ? '/play' : `/play/${gameId}`);
  void open();
}

/** Shows what the address names. */
async function open(): Promise<void> {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const [, gameId] = /^\/play\/(game_\w+)$/.exec(location.pathname) ?? [];
  try {
    await (gameId === undefined ? openSetup(signal) : openGame(gameId, signal));
  } catch (error) {
    if (signal.aborted) return;
    content.replaceChildren(
      element('h1', { textContent: 'This does not work' }),
      element('p', { textContent: reasonOf(error), also: { role: 'alert' } }),
      element('p', {}, [element('a', { href: '/play', textContent: 'Start a new game' })]),
    );
  }
}

function reasonOf(error: unknown): string {
  return problemOf(error)?.detail ?? (error instanceof Error ? error.message : String(error));
}

function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page, then.
  }
}

place.replaceChildren(connection, content, panel.root);
window.addEventListener('popstate', () => void open());
void open();
