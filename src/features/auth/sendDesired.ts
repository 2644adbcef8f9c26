import { changeFailed } from '../../api/actions';
import { errorMessage } from '../../api/errorMessage';
import type { AppListenerApi } from '../../app/hooks';
import { inThisSession } from './sameSession';

interface DesiredCall<Answer, Value> {
  /** The change's id; changes of the same id are sent one after another. */
  id: string;
  /** What is wanted by now; undefined once that is settled or given up. */
  desired: () => Value | undefined;
  send: (desired: Value) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onSettled: (answer: Answer, sent: Value) => void;
  /** What follows once the change was given up. */
  afterFailure?: () => Promise<void>;
  /** In place of giving up, where what failed had been taken back meanwhile. */
  onFailedUndone?: () => Promise<void>;
}

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'> & {
  extra: Pick<AppListenerApi['extra'], 'toggles'>;
};

/**
 * Sends what a person wants of a thing (a like, a bookmark, a follow, a film's stars), one call at a time and as long
 * as their session lasts. Of what is wanted while a call is running only the last is sent. A failure gives the change
 * up, and a toast says why; one that nobody waits for any more is passed over.
 */
export const sendDesired = <Answer, Value = boolean>(
  api: Api,
  { id, desired, send, onSettled, afterFailure, onFailedUndone }: DesiredCall<Answer, Value>,
): Promise<void> => {
  const isHere = inThisSession(api);
  const desiredHere = () => (isHere() ? desired() : undefined);
  return api.extra.toggles.run([id], async () => {
    const sent = desiredHere();
    if (sent === undefined) return;
    const { data, error } = await send(sent);
    if (data !== undefined) {
      if (isHere()) onSettled(data, sent);
      return;
    }
    const wanted = desiredHere();
    if (wanted === undefined) return;
    if (onFailedUndone && sent === true && wanted === false) {
      await onFailedUndone();
      return;
    }
    api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
    await afterFailure?.();
  });
};
