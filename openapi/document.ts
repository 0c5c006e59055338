/**
 * The OpenAPI document: what the routes say of themselves, a guide in front, and
 * for every request and answer the examples that the app itself gave, and samples
 * of code that send the first of them.
 */
// First: it is what gives `.openapi(…)` its meaning.
import { OpenAPIHono, z } from '@hono/zod-openapi';
import { ENDPOINTS } from '../src/http/app.ts';
import { ACCOUNT_TOKEN_SCHEME, documentEndpoint, SEAT_TOKEN_SCHEME } from '../src/http/endpoint-document.ts';
import { EVENT_SHAPES } from '../src/http/schemas/event.ts';
import { FEED_SHAPES } from '../src/http/schemas/feed.ts';
import { PROBLEM_SCHEMAS } from '../src/http/schemas/problem.ts';
import { STREAM_ITEMS } from '../src/http/schemas/stream.ts';
import { recordExamples } from './examples/examples.ts';
import type { Example } from './examples/recorder.ts';
import { type Chapter, guideOf } from './guide.ts';
import { HEADERS } from './headers.ts';
import { codeSamples } from './samples/samples.ts';

type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type PathItem = NonNullable<OpenApiDocument['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

/** `x-problems`: the schema of each error code's problem document, which generators of clients cannot tell from the statuses. */
export type Document = OpenApiDocument & { readonly 'x-problems': object };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const PROBLEMS_BY_CODE = 'ProblemsByCode';

const TAGS = [
  { name: 'Games', description: 'Creating, finding, joining, reading and ending games.' },
  { name: 'Moves', description: 'What can be played, what was played, and playing.' },
  { name: 'Offers', description: 'What the sides offer each other: a draw, or to take moves back.' },
  { name: 'Events', description: 'The log of a game: the facts that everything else follows from.' },
  { name: 'Accounts', description: 'Names that stay the same from game to game, and their tokens.' },
  { name: 'Seeks', description: 'Finding somebody who wants to play the same.' },
  { name: 'Rules', description: 'Rule sets, boards, and positions without a game.' },
  { name: 'Service', description: 'For whoever runs the service.' },
];

const SEAT_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'seat_…',
  description:
    'The token of a seat: `POST /v1/games` gives those of your own seats, `POST /v1/games/{id}/join` that of the seat ' +
    'you take. Whoever holds it plays the seat.',
} as const;

const ACCOUNT_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'tok_…',
  description: 'A token of an account: `POST /v1/accounts` gives the first, `POST /v1/account/tokens` more.',
} as const;

export async function buildDocument(chapters: readonly Chapter[]): Promise<Document> {
  const app = new OpenAPIHono();
  for (const [name, shape] of Object.entries({ ...EVENT_SHAPES, ...FEED_SHAPES, ...STREAM_ITEMS })) {
    app.openAPIRegistry.register(name, shape);
  }
  for (const endpoint of ENDPOINTS.filter(({ route }) => route.hide !== true)) {
    app.openAPIRegistry.registerPath(documentEndpoint(endpoint));
  }
  app.openAPIRegistry.registerComponent('securitySchemes', SEAT_TOKEN_SCHEME, SEAT_TOKEN);
  app.openAPIRegistry.registerComponent('securitySchemes', ACCOUNT_TOKEN_SCHEME, ACCOUNT_TOKEN);
  for (const [name, header] of Object.entries(HEADERS)) app.openAPIRegistry.registerComponent('headers', name, header);
  app.openAPIRegistry.register(PROBLEMS_BY_CODE, z.object(PROBLEM_SCHEMAS));
  const bare = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Merels',
      description: guideOf(chapters),
      version: '1',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The service that serves this document.' }],
    tags: TAGS,
  });
  return moveProblems(illustrate(bare, await recordExamples()));
}

/** As a component no operation would use it. */
function moveProblems(document: OpenApiDocument): Document {
  const { [PROBLEMS_BY_CODE]: problems, ...schemas } = document.components?.schemas ?? {};
  if (problems === undefined || !('properties' in problems)) throw new Error('the problems have no schemas');
  const components = { ...document.components, schemas };
  return { ...document, components, 'x-problems': problems.properties ?? {} };
}

function illustrate(document: OpenApiDocument, examples: readonly Example[]): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const own = examples.filter((example) => example.operation === operation.operationId);
      return [[method, illustrateOperation(operation, own)] as const];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function illustrateOperation(operation: Operation, examples: readonly Example[]): Operation {
  const { requestBody, responses = {} } = operation;
  const sent = examples.filter(({ sent, status }) => sent !== undefined && status < 300);
  const answers = Object.entries(responses).map(([status, response]) => {
    const given = examples.filter((example) => example.status === Number(status));
    return [status, illustrateResponse(response, given)] as const;
  });
  return {
    ...operation,
    ...(requestBody === undefined ? {} : { requestBody: withExamples(requestBody, sent, ({ sent: value }) => value) }),
    responses: Object.fromEntries(answers),
    'x-codeSamples': codeSamples(examples),
  };
}

function illustrateResponse<Response extends object>(response: Response, examples: readonly Example[]): Response {
  const seen = Object.keys(HEADERS).filter((name) => examples.some(({ headers }) => headers.has(name)));
  const headers = Object.fromEntries(seen.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  return { ...withExamples(response, examples, ({ answer }) => answer), headers };
}

/** A request or response with the examples, in each of its media types. */
function withExamples<Part extends object>(
  part: Part,
  examples: readonly Example[],
  pick: (example: Example) => unknown,
): Part {
  if (!('content' in part)) return part;
  const named = examples.map((example) => [example.name, { summary: example.summary, value: pick(example) }]);
  const content = Object.entries(Object(part.content)).map(([type, media]) => [
    type,
    { ...Object(media), examples: Object.fromEntries(named) },
  ]);
  return { ...part, content: Object.fromEntries(content) };
}
