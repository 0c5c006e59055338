/** The version that the service tells of itself: the package's. */
import manifest from '../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
