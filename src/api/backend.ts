import type { Backend, BackendSettings } from '../domain/backend';

/**
 * Loads and starts the backend: the one place where the app reaches into `mocks`. Its code
 * comes in a chunk of its own, fetched beside React's and not after it.
 */
export const loadBackend = async (settings: BackendSettings): Promise<Backend> => {
  const { startBackend } = await import('../../mocks/start');
  return startBackend(settings);
};
