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
  /** For what is to be done besides giving the change up, or in its place. */
  onFailed?: (giveUp: () => void, sent: Value) => Promise<void>;
}

/**
 * Sends what a person wants of a thing (a like, a bookmark, a follow, a film's stars), one call at a time and as long
 * as their session lasts. Of what is wanted while a call is running only the last is sent. A failure that nobody
 * waits for any more is passed over; any other gives the change up, and a toast says why.
 */
export const sendDesired = <Answer, Value = boolean>(
  api: AppListenerApi,
  { id, desired, send, onSettled, onFailed }: DesiredCall<Answer, Value>,
): Promise<void> => {
  const isHere = inThisSession(api);
  const wantedHere = () => (isHere() ? desired() : undefined);
  return api.extra.toggles.run([id], async () => {
    const wanted = wantedHere();
    if (wanted === undefined) return;
    const { data, error } = await send(wanted);
    if (data !== undefined) {
      if (isHere()) onSettled(data, wanted);
    } else if (wantedHere() !== undefined) {
      const giveUp = () =>
        void api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
      if (onFailed) await onFailed(giveUp, wanted);
      else giveUp();
    }
  });
};
