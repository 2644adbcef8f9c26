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
  /**
   * Asks what the server has now; undefined where no answer comes. For calls that must not be sent on a guess: a dislike
   * lowers the count even where the like before it never arrived.
   */
  ask?: () => Promise<{ has: Value; answer: Answer } | undefined>;
}

type Api = Pick<AppListenerApi, 'dispatch' | 'getState'> & {
  extra: Pick<AppListenerApi['extra'], 'toggles'>;
};

/**
 * Sends what a person wants of a thing (a like, a bookmark, a follow, a film's stars), one call at a time and as long
 * as their session lasts. Of what is wanted while a call is running only the last is sent. A failure gives up what was
 * sent, and a toast says why; a newer wish stays, for it has its own turn.
 */
export const sendDesired = <Answer, Value = boolean>(
  api: Api,
  { id, desired, send, onSettled, afterFailure, ask }: DesiredCall<Answer, Value>,
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
    if (wanted !== sent) {
      if (!ask) return;
      const known = await ask();
      if (!isHere()) return;
      if (known) {
        onSettled(known.answer, known.has);
        return;
      }
    }
    api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
    await afterFailure?.();
  });
};
