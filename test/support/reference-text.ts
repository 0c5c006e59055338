/** Positions of the reference as text (docs/rules.md, section 7). */

import type { ReferencePosition, ReferenceRules, Side } from './reference.ts';
import { referenceLines, referencePoints } from './reference-board.ts';

export const referenceText = (rules: ReferenceRules, position: ReferencePosition): string => {
  const { holders, toMove, inHand, quiet, used, last } = position;
  const letters = { white: 'W', black: 'B' };
  const board = referencePoints(rules.board).map((name) => {
    const holder = holders.get(name);
    return holder === undefined ? '.' : letters[holder];
  });
  const lines = referenceLines(rules.board).map((line) => line.join(''));
  const usedBy = (side: Side) => lines.flatMap((line, index) => (used[side].has(line) ? [index] : [])).join(',') || '-';
  const lastOf = (side: Side) => last[side]?.join('-') ?? '-';
  const both = (of: (side: Side) => string) =>
    of('white') === '-' && of('black') === '-' ? '-' : `w:${of('white')};b:${of('black')}`;
  return `${board.join('')} ${toMove.charAt(0)} ${inHand.white},${inHand.black} ${quiet} ${both(usedBy)} ${both(lastOf)}`;
};

/** Reads a text that is known to be right. */
export const referencePosition = (rules: ReferenceRules, text: string): ReferencePosition => {
  const [board = '', side, hands = '', quiet = '0', used = '-', back = '-'] = text.split(' ');
  const holders = new Map<string, Side>();
  referencePoints(rules.board).forEach((name, index) => {
    const letter = board.charAt(index);
    if (letter !== '.') holders.set(name, letter === 'W' ? 'white' : 'black');
  });
  const [white = 0, black = 0] = hands.split(',').map(Number);
  const partOf = (field: string, letter: string) => new RegExp(`${letter}:([^;]*)`).exec(field)?.[1] ?? '-';
  const usedBy = (letter: string) => {
    const numbers = partOf(used, letter);
    return new Set(
      numbers === '-' ? [] : numbers.split(',').map((n) => referenceLines(rules.board)[Number(n)]?.join('') ?? ''),
    );
  };
  const lastOf = (letter: string) => {
    const [from = '-', to = ''] = partOf(back, letter).split('-');
    return to === '' ? null : ([from, to] as const);
  };
  return {
    holders,
    toMove: side === 'w' ? 'white' : 'black',
    inHand: { white, black },
    quiet: Number(quiet),
    used: { white: usedBy('w'), black: usedBy('b') },
    last: { white: lastOf('w'), black: lastOf('b') },
    seen: [],
  };
};
