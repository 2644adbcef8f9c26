import type { Queue } from './queue';

interface DesiredCall<Answer, Value> {
  /** The change's id; changes of the same id are sent one after another. */
  id: string;
  /** What is wanted by now; undefined once that is settled or given up. */
  desired: () => Value | undefined;
  send: (desired: Value) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onSettled: (answer: Answer, sent: Value) => void;
  onFailed: (error: unknown, sent: Value) => Promise<void>;
}

/**
 * Sends what a person wants of a thing (a like, a bookmark, a follow, a film's stars), one call at a time. Of what is
 * wanted while a call is running only the last is sent. A failure that nobody waits for any more is
 * passed over.
 */
export const sendDesired = <Answer, Value = boolean>(
  toggles: Queue,
  { id, desired, send, onSettled, onFailed }: DesiredCall<Answer, Value>,
): Promise<void> =>
  toggles.run([id], async () => {
    const wanted = desired();
    if (wanted === undefined) return;
    const { data, error } = await send(wanted);
    if (data !== undefined) onSettled(data, wanted);
    else if (desired() !== undefined) await onFailed(error, wanted);
  });
