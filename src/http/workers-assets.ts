/**
 * The files of `assets/` on Workers. They are asked for by the Worker, and not
 * answered before it, so that they are answers of the service like all others.
 * Cloudflare compresses by itself.
 */
import type { FindAsset } from './asset.ts';

/** What an assets binding of Workers can do. */
export interface AssetsBinding {
  fetch(url: URL): Promise<Response>;
}

/** What belongs to a file; the rest is how it was sent. */
const KEPT_HEADERS = ['Content-Type', 'Cache-Control', 'ETag'] as const;

export function createWorkersAssets(binding: AssetsBinding): FindAsset {
  return async (path) => {
    const { ok, body, headers } = await binding.fetch(new URL(path, 'https://assets.local'));
    if (!ok || body === null) {
      await body?.cancel();
      return null;
    }
    const kept = KEPT_HEADERS.filter((name) => headers.has(name)).map((name) => [name, headers.get(name)]);
    return { content: body, headers: Object.fromEntries(kept) };
  };
}
