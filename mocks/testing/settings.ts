import type { BackendSettings } from '../../src/domain/backend';

/** The usual seed, at the root of a site, and no delay. */
export const SETTINGS: BackendSettings = {
  basePath: '/',
  delayMs: 0,
  seedPosts: 6,
  seedUsers: 5,
  expectsData: false,
};
