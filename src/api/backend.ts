import type { Backend, BackendSettings } from '../domain/backend';
import { loadOnce } from '../lib/loadOnce';

/** Answers the page's one backend. Rejects while its code cannot be fetched; the next call tries again. */
export type BackendSource = () => Promise<Backend>;

/**
 * The one place where the app reaches into `mocks`. The code comes in a chunk of its own,
 * fetched beside React's and not after it.
 * @param onStarted receives the backend once, when it has started
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
