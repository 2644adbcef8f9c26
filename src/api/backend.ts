import type { Backend, BackendSettings } from '../domain/backend';
import { loadOnce } from '../lib/loadOnce';

/** Returns the page's single backend. Rejects if its code cannot be fetched; the next call tries again. */
export type BackendSource = () => Promise<Backend>;

/**
 * The only place where the app imports `mocks`. The code has a chunk of its own, which is fetched
 * in parallel with React's.
 * @param onStarted called once, with the started backend
 */
export const backendSource = (
  settings: BackendSettings,
  onStarted: (backend: Backend) => void,
): BackendSource =>
  loadOnce(async () => {
    const { startBackend } = await import('../../mocks/start');
    const backend = startBackend(settings);
    onStarted(backend);
    return backend;
  });
