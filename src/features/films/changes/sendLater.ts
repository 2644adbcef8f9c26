import { changeFailed } from '../../../api/actions';
import type { AppListenerApi } from '../../../app/hooks';
import { CHUNK_LOAD_ERROR_TEXT, loadCode } from '../../../lib/chunkLoadError';
import { inThisSession } from '../../auth/sameSession';

/**
 * Sends a change by code that comes with the first change of its kind: no feed needs it. Without the
 * code the change fails like any other.
 * @param change its id, and what its toast is about where that is another
 */
export const sendLater = async <Sender>(
  api: AppListenerApi,
  { id, about = id }: { id: string; about?: string },
  load: () => Promise<Sender>,
  send: (sender: Sender) => Promise<void>,
): Promise<void> => {
  const isHere = inThisSession(api);
  let sender;
  try {
    sender = await loadCode(load());
  } catch {
    if (isHere()) api.dispatch(changeFailed({ id, about, message: CHUNK_LOAD_ERROR_TEXT }));
    return;
  }
  if (isHere()) await send(sender);
};
