/**
 * What the end-to-end tests talk to: the host that the project started, or,
 * where there is none, the app in this process.
 */
import { inject } from 'vitest';
import type { Send } from './api.ts';
import { openTestApp } from './app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
  }
}

export interface Host {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

export async function openHost(): Promise<Host> {
  const baseUrl: string | undefined = inject('baseUrl');
  if (baseUrl === undefined) return openTestApp({}, { now: Date.now });
  return { send: (path, init) => fetch(new URL(path, baseUrl), init), close: async () => {} };
}
