/** llms.txt (llmstxt.org): what there is to read, for language models and whoever prefers a plain text. */
import type { Document } from './document.ts';
import { type Chapter, SUMMARY } from './guide.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function llmsText(document: Document, chapters: readonly Chapter[]): string {
  const guides = chapters.map(({ name, title }) => `- [${title}](/guides/${name}.md)`);
  const tags = document.tags ?? [];
  return `${[
    '# Merels',
    `> ${SUMMARY}`,
    'JSON over HTTP, no SDK needed; errors are problem documents (RFC 9457) whose `code` is for programs. A game needs no account: ' +
      '`POST /v1/games` answers with the tokens of its seats, sent as `Authorization: Bearer …`.',
    section('Guides', guides),
    section('Reference', [
      '- [OpenAPI 3.1 document](/openapi.json): every operation, field and error, each with examples and samples of code',
      '- [Reference for people](/docs)',
      '- [Limits of this service](/limits)',
    ]),
    ...tags.map(({ name, description }) => section(`${name}: ${description}`, operationsOf(document, name))),
  ].join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}

function operationsOf(document: Document, tag: string): readonly string[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation?.tags?.includes(tag) !== true) return [];
      return [`- \`${method.toUpperCase()} ${path}\`: ${operation.summary}`];
    }),
  );
}
