import type { Backend, BackendSettings } from '../domain/backend';
import { loadOnce } from '../lib/loadOnce';
import type { ServerHome } from '../lib/serverHome';

/** Returns the page's single backend. Rejects if its code cannot be fetched; the next call tries again. */
export type BackendSource = () => Promise<Backend>;

/** Fetches the code of the calls that no feed waits for, before somebody does. */
export const preloadLaterCalls = async (): Promise<void> => {
  await import('../../mocks/handlers/laterEndpoints');
};

/**
 * The only place where the app imports `mocks`, unless the page came from a server, which then answers. The code has a
 * chunk of its own, which is fetched in parallel with React's.
 * @param onStarted called once, with the started backend
 */
export const backendSource = (
  settings: BackendSettings,
  server: ServerHome | null,
  onStarted: (backend: Backend) => void,
): BackendSource =>
  loadOnce(async () => {
    const backend = server
      ? (await import('./network/networkBackend')).networkBackend(server)
      : (await import('../../mocks/start')).startBackend(settings);
    onStarted(backend);
    return backend;
  });
