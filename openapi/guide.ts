/**
 * The guide: chapters in Markdown, served one by one, and all of them in front
 * of the operations in the reference. Their tables come from the code, written
 * into the chapters by `npm run openapi`.
 */
import { readFile } from 'node:fs/promises';
import { fillTables } from './guide-tables.ts';

export const SUMMARY =
  "Merels keeps games of nine men's morris and judges them by the rules that its players know: Polish, Finnish, Czech, " +
  "Hungarian, Russian and others, or your own. Whoever holds a seat's token plays the seat; whoever knows a game's id may " +
  'watch it. There is no key to apply for; an account is a name and a token, made by one request, for whoever wants one.';

/** In the order of reading. */
const CHAPTERS = [
  'getting-started',
  'rule-sets',
  'notation',
  'playing',
  'following',
  'bots',
  'errors',
  'limits',
  'versions',
] as const;

export interface Chapter {
  readonly name: (typeof CHAPTERS)[number];
  readonly title: string;
  /** With its tables as they are today. */
  readonly text: string;
}

export function readChapters(): Promise<readonly Chapter[]> {
  return Promise.all(
    CHAPTERS.map(async (name) => {
      const text = fillTables(await readFile(new URL(`guides/${name}.md`, import.meta.url), 'utf8'));
      const [, title] = /^# (.*)$/m.exec(text) ?? [];
      if (title === undefined) throw new Error(`${name}.md has no title`);
      return { name, title, text };
    }),
  );
}

/** The whole guide as the document's description. */
export function guideOf(chapters: readonly Chapter[]): string {
  const contents = chapters.map(({ title }) => `[${title}](${anchorOf(title)})`).join(' · ');
  const texts = chapters.map(({ text }) => text.replaceAll(/<!--.*?-->\n/g, '').trim());
  return `${[SUMMARY, contents, AS_TEXT, ...texts].join('\n\n')}\n`;
}

const AS_TEXT = 'Programs that read find all of it as Markdown by way of [/llms.txt](/llms.txt).';

/** Where the reference shows the chapter. */
function anchorOf(title: string): string {
  return `#description/${title.toLowerCase().replaceAll(' ', '-')}`;
}
