import { DecompressionStream } from 'node:stream/web';

/** jsdom has none; Node's follows the same standard. */
Object.assign(globalThis, { DecompressionStream });
