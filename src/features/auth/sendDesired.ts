import { changeFailed } from '../../api/actions';
import { errorMessage } from '../../api/errorMessage';
import type { AppListenerApi } from '../../app/hooks';
import { inThisSession } from './sameSession';

interface DesiredCall<Answer, Value> {
  /** The change's id; changes of the same id are sent one after another. */
  id: string;
  /** Returns the desired state; undefined once it is settled or abandoned. */
  desired: () => Value | undefined;
  send: (desired: Value) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onSettled: (answer: Answer, sent: Value) => void;
  /** Called after the change was abandoned. */
  afterFailure?: () => Promise<void>;
  /**
   * Fetches the server's current state; undefined if that fails. Needed for calls that are not idempotent: a dislike
   * lowers the count even if the like before it never arrived.
   */
  fetchCurrent?: () => Promise<{ current: Value; answer: Answer } | undefined>;
}

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'> & {
  extra: Pick<AppListenerApi['extra'], 'toggles'>;
};

/**
 * Sends the desired state of something (a like, a bookmark, a follow, a film's stars), one call at a time, until the
 * session ends. Of the states requested while a call is running, only the last is sent. A failure abandons the state
 * that was sent, and a toast shows the reason; a newer desired state stays, because it has its own turn in the queue.
 */
export const sendDesired = <Answer, Value = boolean>(
  api: Api,
  { id, desired, send, onSettled, afterFailure, fetchCurrent }: DesiredCall<Answer, Value>,
): Promise<void> => {
  const isSameSession = inThisSession(api);
  const latestDesired = () => (isSameSession() ? desired() : undefined);
  return api.extra.toggles.run([id], async () => {
    const sent = latestDesired();
    if (sent === undefined) return;
    const { data, error } = await send(sent);
    if (data !== undefined) {
      if (isSameSession()) onSettled(data, sent);
      return;
    }
    const latest = latestDesired();
    if (latest === undefined) return;
    if (latest !== sent) {
      if (!fetchCurrent) return;
      const fetched = await fetchCurrent();
      if (!isSameSession()) return;
      if (fetched) {
        onSettled(fetched.answer, fetched.current);
        return;
      }
    }
    api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
    await afterFailure?.();
  });
};
