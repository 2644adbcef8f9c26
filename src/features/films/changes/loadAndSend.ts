import { changeFailed } from '../../../api/actions';
import type { AppListenerApi } from '../../../app/hooks';
import { CHUNK_LOAD_ERROR_TEXT, loadCode } from '../../../lib/chunkLoadError';
import { inThisSession } from '../../auth/sameSession';

/**
 * Sends a change with code that is loaded by the first change of its kind, since no feed needs it. If the code cannot
 * be loaded, the change fails like any other.
 * @param change its id, and the subject of its toast if that differs
 */
export const loadAndSend = async <Sender>(
  api: AppListenerApi,
  { id, about = id }: { id: string; about?: string },
  load: () => Promise<Sender>,
  send: (sender: Sender) => Promise<void>,
): Promise<void> => {
  const isSameSession = inThisSession(api);
  let sender;
  try {
    sender = await loadCode(load());
  } catch {
    if (isSameSession()) api.dispatch(changeFailed({ id, about, message: CHUNK_LOAD_ERROR_TEXT }));
    return;
  }
  if (isSameSession()) await send(sender);
};
