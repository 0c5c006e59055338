/** A request as a program in Python that needs nothing but the standard library. */
import { literal, PYTHON } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

const INDENT = PYTHON.indent;

const READING = {
  json: `${INDENT}print(json.dumps(json.load(response), indent=2, ensure_ascii=False))`,
  text: `${INDENT}print(response.read().decode())`,
  stream: `${INDENT}for line in response:\n${INDENT}${INDENT}print(line.decode(), end="")`,
  nothing: `${INDENT}print(response.status)`,
} as const satisfies Record<SampleRequest['answer'], string>;

export function pythonSample(request: SampleRequest): string {
  const { url, answer } = request;
  const args = argumentsOf(request);
  const [opening, call] =
    args.length === 0
      ? [[], `urlopen(${JSON.stringify(url)})`]
      : [[`request = Request(\n${args.map((arg) => `${INDENT}${arg},\n`).join('')})`], 'urlopen(request)'];
  return [importsOf(request), '', ...opening, `with ${call} as response:`, READING[answer]].join('\n');
}

function importsOf(request: SampleRequest): string {
  const { body, needsToken, needsKey, answer } = request;
  const modules = [
    ...(answer === 'json' || body !== undefined ? ['json'] : []),
    ...(needsToken ? ['os'] : []),
    ...(needsKey ? ['uuid'] : []),
  ];
  const names = argumentsOf(request).length === 0 ? 'urlopen' : 'Request, urlopen';
  return [...modules.map((name) => `import ${name}`), `from urllib.request import ${names}`].join('\n');
}

/** Those of `Request`; none where the address alone says it all. */
function argumentsOf({ method, url, body, needsToken, needsKey }: SampleRequest): readonly string[] {
  const headers = [
    ...(needsToken ? ['"Authorization": f"Bearer {os.environ[\'TOKEN\']}"'] : []),
    ...(needsKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const args = [
    ...(body === undefined ? [] : [`data=json.dumps(${literal(body, PYTHON, INDENT)}).encode()`]),
    ...headersArgument(headers),
    ...(method === 'GET' ? [] : [`method=${JSON.stringify(method)}`]),
  ];
  return args.length === 0 ? [] : [JSON.stringify(url), ...args];
}

function headersArgument(headers: readonly string[]): readonly string[] {
  if (headers.length === 0) return [];
  if (headers.length === 1) return [`headers={${headers[0]}}`];
  return [`headers={\n${headers.map((header) => `${INDENT}${INDENT}${header},\n`).join('')}${INDENT}}`];
}
