/**
 * Where the script of the reference is found. It is other people's work and not
 * in the repository: a build step takes it from its package, each host serves
 * it as a file. The path names the version, so it may be cached for ever.
 */
import manifest from '../../../package.json' with { type: 'json' };

export const REFERENCE_SCRIPT = `/docs/scalar-${manifest.dependencies['@scalar/fastify-api-reference']}.js`;

export const ASSET_CACHE = 'public, max-age=31536000, immutable';
