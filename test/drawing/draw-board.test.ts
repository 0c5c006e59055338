/**
 * Pictures of boards: what is in them and where, how they tell it, and that they
 * look as the files in golden/, which any browser opens. After a change that was
 * looked at, `npx vitest run --project unit test/drawing -u` writes these anew.
 */
import { describe, expect, it } from 'vitest';
import { BOARD_COLORS } from '../../src/drawing/board-colors.ts';
import type { BoardPicture, DrawingOptions } from '../../src/drawing/board-picture.ts';
import { drawBoard } from '../../src/drawing/draw-board.ts';
import { HEIGHT, WIDTH } from '../../src/drawing/layout.ts';
import { boardOf } from '../../src/rules/board.ts';
import { COLORS } from '../../src/rules/color.ts';
import { sizeOf } from '../../src/rules/point-set.ts';
import { freePoints } from '../../src/rules/position.ts';
import { SCENES } from './scenes.ts';

const LIGHT: DrawingOptions = { colors: BOARD_COLORS.light, coordinates: true, orientation: 'white' };
const EVERY_SCENE: readonly (readonly [string, BoardPicture])[] = Object.entries(SCENES);

/** The content of the group, or the attributes of the path, with this class; empty where there is none. */
function part(svg: string, name: string): string {
  return new RegExp(`<g class="${name}"[^>]*>(.*?)</g>|<path class="${name}"([^>]*)/>`).exec(svg)?.[0] ?? '';
}

/** The middles of the circles in `markup`. */
function spotsIn(markup: string): readonly (readonly [number, number])[] {
  return [...markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('a picture', () => {
  it.each(EVERY_SCENE)('of %s is as it was looked at', async (name, scene) => {
    await expect(drawBoard(scene, LIGHT)).toMatchFileSnapshot(`golden/${name}.svg`);
  });

  const VARIANTS: readonly (readonly [string, DrawingOptions])[] = [
    ['dark', { ...LIGHT, colors: BOARD_COLORS.dark }],
    ['print', { ...LIGHT, colors: BOARD_COLORS.print }],
    ['black', { ...LIGHT, orientation: 'black' }],
    ['bare', { ...LIGHT, coordinates: false }],
  ];
  it.each(VARIANTS)('in another way, %s, is as it was looked at', async (name, options) => {
    await expect(drawBoard(SCENES['nine-opening'], options)).toMatchFileSnapshot(`golden/nine-opening-${name}.svg`);
  });

  it.each(EVERY_SCENE)('of %s loads and runs nothing, and is small', (_, scene) => {
    const svg = drawBoard(scene, LIGHT);
    expect(svg).not.toMatch(/<(?:script|style|image|use|foreignObject|a)\b|\son\w+=|href|style=|url\(|&/);
    expect(svg.length).toBeLessThan(8000);
  });

  it.each(EVERY_SCENE)('of %s closes what it opens', (_, scene) => {
    const open: string[] = [];
    for (const [, slash, name = '', end] of drawBoard(scene, LIGHT).matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (slash === '/') expect(open.pop()).toBe(name);
      else if (end === '') open.push(name);
    }
    expect(open).toEqual([]);
  });
});

describe('pieces and points', () => {
  it.each(EVERY_SCENE)('of %s are all there, each in its place', (_, scene) => {
    const { rules, position } = scene;
    const svg = drawBoard(scene, LIGHT);
    const pieces = COLORS.flatMap((color) => {
      const spots = spotsIn(part(svg, `pieces ${color}`));
      expect(spots).toHaveLength(sizeOf(position.pieces[color]));
      return spots;
    });
    const points = spotsIn(part(svg, 'points'));
    expect(points).toHaveLength(sizeOf(freePoints(boardOf(rules.board), position)));
    expect(new Set([...pieces, ...points].map(String)).size).toBe(boardOf(rules.board).points.length);
  });

  it.each(EVERY_SCENE)('of %s are turned about for Black', (_, scene) => {
    const spots = (orientation: DrawingOptions['orientation']) =>
      COLORS.flatMap((color) => spotsIn(part(drawBoard(scene, { ...LIGHT, orientation }), `pieces ${color}`)));
    const turned = spots('black').map(([x, y]) =>
      [WIDTH - x, HEIGHT - y].map((length) => Math.round(length * 10) / 10),
    );
    expect(turned).toEqual(spots('white'));
  });

  it('are joined also by the links of six, which are no lines', () => {
    const segments = (name: keyof typeof SCENES) => part(drawBoard(SCENES[name], LIGHT), 'lines').match(/M/g);
    expect(segments('six-slide')).toHaveLength(8 + 4);
    expect(segments('nine-start')).toHaveLength(16);
    expect(segments('twelve-full')).toHaveLength(20);
  });
});

describe('the last move', () => {
  it('is marked where it came from, where it stands and where it captured', () => {
    const svg = drawBoard(SCENES['nine-flight'], LIGHT);
    const at = (name: string) =>
      new RegExp(`<circle cx="([\\d.]+)" cy="([\\d.]+)"[^>]* class="${name}"`).exec(svg)?.slice(1);
    expect(at('from'), 'g7').toEqual(['372', '102']);
    expect(at('to'), 'd5').toEqual(['216', '206']);
    expect(at('captured'), 'b4').toEqual(['112', '258']);
    expect(svg).toContain('class="way"');
  });

  it('has no origin where it placed a piece, and no cross where it captured none', () => {
    const svg = drawBoard(SCENES['twelve-full'], LIGHT);
    expect(svg).toContain('class="to"');
    expect(svg).not.toMatch(/class="(?:from|way|captured|crosses)"/);
  });

  it('is not marked before the first', () => {
    expect(drawBoard(SCENES['nine-start'], LIGHT)).not.toMatch(/class="(?:last-move|to)"/);
  });

  it.each(EVERY_SCENE)('in %s lies below the pieces, as mills do', (_, scene) => {
    const svg = drawBoard(scene, LIGHT);
    const firstPiece = svg.indexOf('<g class="pieces');
    for (const name of ['lines', 'points', 'mills', 'way', 'last-move']) {
      expect(firstPiece === -1 || svg.lastIndexOf(`class="${name}"`) < firstPiece, name).toBe(true);
    }
  });
});

describe('a tray', () => {
  const trayOf = (name: keyof typeof SCENES, color: 'white' | 'black') => {
    const svg = drawBoard(SCENES[name], LIGHT);
    const start = svg.indexOf(`<g class="tray ${color}">`);
    return svg.slice(start, svg.indexOf('\n', start));
  };

  it('has a place for every piece: in hand, on the board, lost', () => {
    const tray = trayOf('nine-two-captures', 'black');
    expect(['in-hand', 'on-board', 'lost'].map((name) => spotsIn(part(tray, name)).length)).toEqual([5, 2, 2]);
    expect([...tray.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual(['5', '−2']);
  });

  it('says who is to move', () => {
    expect(trayOf('nine-opening', 'black')).toContain('class="to-move"');
    expect(trayOf('nine-opening', 'white')).not.toContain('class="to-move"');
  });

  it('crowns the winner, and halves the point of a draw', () => {
    expect(trayOf('nine-won', 'white')).toContain('class="winner"');
    expect(trayOf('nine-won', 'black')).not.toMatch(/class="(?:winner|to-move)"/);
    for (const color of COLORS) expect(trayOf('twelve-full', color)).toContain('½');
  });

  it('lies on its side of the board', () => {
    const heightOf = (orientation: DrawingOptions['orientation']) => {
      const svg = drawBoard(SCENES['nine-start'], { ...LIGHT, orientation });
      return spotsIn(svg.slice(svg.indexOf('<g class="tray black">')))[0]?.[1];
    };
    expect([heightOf('white'), heightOf('black')]).toEqual([26, HEIGHT - 26]);
  });
});
