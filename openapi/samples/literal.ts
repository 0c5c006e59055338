/** JSON values as the literals of a language: on one line where that is short, else a member a line. */

export interface Literals {
  readonly key: (name: string) => string;
  readonly text: (value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  /** Inside the braces of an object on one line. */
  readonly padding: string;
  readonly indent: string;
  /** Behind the last of several lines. */
  readonly trailing: string;
}

const singleQuoted = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const asJson = (value: string) => JSON.stringify(value);

export const JSON_TEXT: Literals = {
  key: asJson,
  text: asJson,
  yes: 'true',
  no: 'false',
  nothing: 'null',
  padding: ' ',
  indent: '  ',
  trailing: '',
};
export const TYPESCRIPT: Literals = {
  ...JSON_TEXT,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : singleQuoted(name)),
  text: singleQuoted,
  trailing: ',',
};
export const PYTHON: Literals = {
  ...JSON_TEXT,
  yes: 'True',
  no: 'False',
  nothing: 'None',
  padding: '',
  indent: '    ',
  trailing: ',',
};

const LONGEST_LINE = 60;

/** `before`: the indentation of the line on which the literal begins. */
export function literal(value: unknown, literals: Literals, before = ''): string {
  const flat = flatLiteral(value, literals);
  if (flat.length <= LONGEST_LINE || typeof value !== 'object' || value === null) return flat;
  const inner = before + literals.indent;
  const members = Array.isArray(value)
    ? value.map((item) => literal(item, literals, inner))
    : Object.entries(value).map(([name, item]) => `${literals.key(name)}: ${literal(item, literals, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => inner + member).join(',\n')}${literals.trailing}\n${before}${close}`;
}

function flatLiteral(value: unknown, literals: Literals): string {
  const { key, text, yes, no, nothing, padding } = literals;
  if (value === null) return nothing;
  if (Array.isArray(value)) return `[${value.map((item) => flatLiteral(item, literals)).join(', ')}]`;
  switch (typeof value) {
    case 'object': {
      const members = Object.entries(value).map(([name, item]) => `${key(name)}: ${flatLiteral(item, literals)}`);
      return members.length === 0 ? '{}' : `{${padding}${members.join(', ')}${padding}}`;
    }
    case 'string':
      return text(value);
    case 'boolean':
      return value ? yes : no;
    case 'number':
      return String(value);
    default:
      throw new Error(`${typeof value} is no JSON`);
  }
}
