/**
 * The code samples of the reference: each in TypeScript fits the client's types,
 * and some of every kind are run as they stand, but for the host's address, and
 * give what the example beside them says.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createClient } from '../../src/client/index.ts';
import { lacks } from '../support/programs.ts';

const run = promisify(execFile);

const SERVICE = 'http://localhost:8787';
const CLIENT = resolve('src/client/index.ts');
const LANGUAGES = ['bash', 'typescript', 'python'] as const;
type Language = (typeof LANGUAGES)[number];

const AnswerSchema = z.object({
  content: z
    .record(z.string(), z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })) }))
    .optional(),
});
const OperationSchema = z.object({
  operationId: z.string(),
  'x-codeSamples': z.array(z.object({ lang: z.enum(LANGUAGES), source: z.string() })),
  responses: z.record(z.string(), AnswerSchema),
});
const DocumentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), OperationSchema)) });

const document = DocumentSchema.parse(JSON.parse(await readFile('openapi/openapi.json', 'utf8')));
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

function operationOf(id: string) {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`there is no operation ${id}`);
  return operation;
}

function sampleOf(id: string, language: Language): string {
  return operationOf(id)['x-codeSamples'].find(({ lang }) => lang === language)?.source ?? '';
}

/** The first example of the answer with this status. */
function exampleOf(id: string, status: number): unknown {
  const [media] = Object.values(operationOf(id).responses[status]?.content ?? {});
  return Object.values(media?.examples ?? {})[0]?.value;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-samples-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s has a sample in every language',
  (_, operation) => {
    const samples = operation['x-codeSamples'];
    expect(samples.map(({ lang }) => lang)).toEqual(LANGUAGES);
    // Neither a token nor a key that others could copy.
    for (const { source } of samples) expect(source).not.toMatch(/seat_|tok_\w{27,}|Bearer [\w-]/);
  },
);

it('those in TypeScript fit the types of the client', async () => {
  const files = await Promise.all(
    operations.map(async ({ operationId }) => {
      await writeFile(join(folder, `${operationId}.ts`), sampleOf(operationId, 'typescript'));
      return `${operationId}.ts`;
    }),
  );
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
    ...{ module: 'esnext', moduleResolution: 'bundler', moduleDetection: 'force', target: 'es2024' },
    ...{ lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'], allowImportingTsExtensions: true },
    ...{ types: ['node'], typeRoots: [resolve('node_modules/@types')], skipLibCheck: true },
    paths: { 'merels/client': [CLIENT], 'openapi-fetch': [resolve('node_modules/openapi-fetch')] },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [tsc, '-p', folder]).catch((failed: { stdout: string }) => failed);
  expect(compiled.stdout).toBe('');
});

/** Runs a sample against the host, with `changes` made to its text; gives what it prints. */
async function runSample(source: string, language: Language, changes: Readonly<Record<string, string>>, token = '') {
  const texts = Object.entries({ ...changes, [SERVICE]: inject('baseUrl') });
  const changed = texts.reduce((text, [from, to]) => text.replaceAll(from, to), source);
  const env = { ...process.env, TOKEN: token, NO_COLOR: '1' };
  switch (language) {
    case 'bash':
      return (await run('bash', ['-c', changed.replaceAll(/^curl /g, 'curl -sS ')], { env })).stdout;
    case 'python':
      return (await run('python3', ['-c', changed], { env })).stdout;
    case 'typescript': {
      const file = join(folder, `run-${crypto.randomUUID()}.ts`);
      const asJson = changed.replace('console.log(answer)', 'console.log(JSON.stringify(answer))');
      await writeFile(file, asJson.replace('merels/client', pathToFileURL(CLIENT).href));
      return (await run(process.execPath, [file], { env })).stdout;
    }
    default:
      return language satisfies never;
  }
}

/** A value without what is new in every game: ids, tokens, times and hashes. */
function timeless(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/\b(game|acct|tok)_[0-9a-z]{26}\b/g, '$1_…')
    .replaceAll(/"(seat|tok)_[\w-]{40,}"/g, '"$1_…"')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"')
    .replaceAll(/"hash":"[\w-]{43}"/g, '"hash":"…"');
  return JSON.parse(text);
}

const PROGRAMS: Readonly<Record<Language, readonly string[]>> = {
  bash: ['bash', 'curl'],
  typescript: [],
  python: ['python3'],
};
const languages = LANGUAGES.filter((language) => !lacks(...PROGRAMS[language]));

describe.each(languages)('run, those in %s', (language) => {
  it.each(['describePosition', 'describeRules', 'getHealth'])('%s gives what its example says', async (id) => {
    expect(JSON.parse(await printed(id))).toEqual(exampleOf(id, 200));
  });

  const printed = async (id: string) => {
    const source = sampleOf(id, language);
    return runSample(
      language === 'typescript' ? source.replace('await response.json()', 'await response.text()') : source,
      language,
      {},
    );
  };

  it('drawPosition gives the very picture', async () => {
    expect((await printed('drawPosition')).trim()).toBe(String(exampleOf('drawPosition', 200)).trim());
  });

  it('createGame gives a game like the one of its example', async () => {
    expect(timeless(JSON.parse(await printed('createGame')))).toEqual(timeless(exampleOf('createGame', 201)));
  });

  it('createAccount gives an account like the one of its example', async () => {
    const name = `sample-${language}`;
    const answer = await runSample(sampleOf('createAccount', language), language, { 'mill-builder': name });
    const example = JSON.stringify(exampleOf('createAccount', 201)).replaceAll('mill-builder', name);
    expect(timeless(JSON.parse(answer))).toEqual(timeless(JSON.parse(example)));
  });

  it('playMove plays the move of its example, with the token of the surroundings', async () => {
    const { game, tokens } = await createClient({ url: inject('baseUrl') }).games.create();
    const example = z.object({ played: z.unknown(), game: z.looseObject({ id: z.string() }) });
    const expected = example.parse(exampleOf('playMove', 201));
    const changes = { [expected.game.id]: game.id };
    const answer = JSON.parse(await runSample(sampleOf('playMove', language), language, changes, tokens.white));
    // The client asks for the legal moves too.
    delete answer.game.legalMoves;
    expect(timeless(answer)).toEqual(timeless(expected));
  });
});

it.skipIf(lacks('python3'))('the bot of the guide plays a game to its end, against itself', async () => {
  const guide = await readFile('openapi/guides/bots.md', 'utf8');
  const [, program = ''] = /^```python\n(.*?)^```$/ms.exec(guide) ?? [];
  const { game, tokens } = await createClient({ url: inject('baseUrl') }).games.create({ rules: 'six' });
  const play = (color: 'white' | 'black') => {
    const env = { ...process.env, GAME: game.id, COLOR: color, TOKEN: tokens[color] };
    return run('python3', ['-c', program.replaceAll(SERVICE, inject('baseUrl'))], { env });
  };
  const [white, black] = await Promise.all([play('white'), play('black')]);
  expect(white.stdout).toMatch(/^\{'winner': .*'reason': '[\w-]+'.*\}\n$/);
  expect(black.stdout).toBe(white.stdout);
});
