/** The samples of an operation, as the document carries them (`x-codeSamples`, which Scalar, Redoc and others show). */
import type { Example } from '../examples/recorder.ts';
import { curlSample } from './curl.ts';
import { pythonSample } from './python.ts';
import { sampleRequest } from './sample-request.ts';
import { typescriptSample } from './typescript.ts';

export interface CodeSample {
  /** The language, as syntax highlighters call it. */
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** By the operation's examples; an operation that has no good one has no samples. */
export function codeSamples(examples: readonly Example[]): readonly CodeSample[] {
  const request = sampleRequest(examples);
  if (request === null) return [];
  return [
    { lang: 'bash', label: 'curl', source: curlSample(request) },
    { lang: 'typescript', label: 'TypeScript', source: typescriptSample(request) },
    { lang: 'python', label: 'Python', source: pythonSample(request) },
  ];
}
