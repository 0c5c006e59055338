/** The tables of the guide, from the code that they tell of. Each stands between two comments with its name. */
import { describeLimit, listLimits } from '../src/http/limits.ts';
import { PROBLEM_CODES, PROBLEMS } from '../src/http/problem-table.ts';
import { DEFAULT_LIMITS } from '../src/http/rate-limits.ts';
import { PRESETS, type Preset, presetOf } from '../src/rules/presets.ts';
import { PARAMETERS, type Rules } from '../src/rules/rule-set.ts';

type Row = readonly string[];

const TABLES: Readonly<Record<string, () => string>> = {
  'rule sets compared': ruleSetsCompared,
  'rule set sources': () => table(['preset', 'name', 'in short', 'source'], PRESETS.map(sourceRow)),
  'error codes': () => table(['status', 'code', 'what happened'], PROBLEM_CODES.map(problemRow)),
  limits: limitsTable,
};

/** The text with its tables as they are today. */
export function fillTables(text: string): string {
  return text.replaceAll(/(<!-- ([\w ]+) -->\n).*?(<!-- \/\2 -->)/gs, (_, opening, name, closing) => {
    const make = TABLES[name];
    if (make === undefined) throw new Error(`there is no table "${name}"`);
    return `${opening}${make()}${closing}`;
  });
}

function table(head: Row, rows: readonly Row[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

const code = (value: unknown) => `\`${value}\``;

/** A parameter a row; presets that differ in nothing share a column. */
function ruleSetsCompared(): string {
  const standard = presetOf('standard').rules;
  const columns = Object.values(Object.groupBy(PRESETS, ({ rules }) => parametersOf(rules))).flatMap((same) =>
    same === undefined ? [] : [same],
  );
  const heads = columns.map((same) => same.map(({ id }) => code(id)).join(', '));
  const rows = PARAMETERS.map((parameter) => [
    code(parameter),
    ...columns.map(([{ rules } = presetOf('standard')]) =>
      rules !== standard && rules[parameter] === standard[parameter] ? '·' : code(rules[parameter]),
    ),
  ]);
  return table(['parameter', ...heads], rows);
}

function parametersOf(rules: Rules): string {
  return PARAMETERS.map((parameter) => rules[parameter]).join();
}

function sourceRow({ id, name, nativeName, summary, source }: Preset): Row {
  const called = name === nativeName ? name : `${name}, ${nativeName}`;
  return [code(id), called, summary, source === null ? '' : `${source.title} (${source.language})`];
}

function problemRow(name: (typeof PROBLEM_CODES)[number]): Row {
  const { status, happened } = PROBLEMS[name];
  return [`${status}`, `[${code(name)}](/errors/${name})`, happened];
}

/** Without the length of streams, which is each host's own. */
function limitsTable(): string {
  const settings = { limiter: { limits: DEFAULT_LIMITS }, streams: { lengthMs: 0 } };
  const all = listLimits(settings).filter(({ name }) => name !== 'stream');
  return table(
    ['name', 'limit', 'for each', 'what'],
    all.map((limit) => [code(limit.name), describeLimit(limit), limit.per, limit.description]),
  );
}
