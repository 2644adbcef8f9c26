import * as v from 'valibot';
import { ChangeSchema, type Change } from '../../domain/backend';
import type { Transport } from '../transport';
import { keepStream } from './keepStream';
import type { ServerEvent } from './readEvents';

/** The part of BroadcastChannel that is used here. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export interface Parts {
  /** Undefined where there are no Web Locks (on plain http): then each tab has a stream of its own. */
  locks: LockManager | undefined;
  openChannel: (name: string) => Channel;
  fetch: Transport;
  token: string;
  userId: string;
  /** Ends it. */
  signal: AbortSignal;
  /** From which revision on this tab may lack something. */
  begin: () => Promise<number | null>;
  onChange: (change: Change) => void;
  /** More was missed than the server can tell. */
  onReset: () => void;
  onRefused: () => void;
}

/** What tabs tell each other. */
const MessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('change'), change: ChangeSchema }),
  v.object({ kind: v.literal('reset'), revision: v.number() }),
  /** Another tab has begun, and may lack what came after this revision. */
  v.object({ kind: v.literal('joined'), from: v.number() }),
]);
type Message = v.InferOutput<typeof MessageSchema>;

const messageOf = ({ type, data, id }: ServerEvent): Message | null => {
  if (type === 'reset') return { kind: 'reset', revision: id ?? 0 };
  const change: unknown = data === '' ? null : JSON.parse(data);
  return v.is(ChangeSchema, change) ? { kind: 'change', change } : null;
};

/**
 * Hears of changes on the server. Of the tabs in which the same person is signed in, one has the stream and passes it on;
 * when it closes, another goes on.
 */
export const followTogether = (parts: Parts): { known: () => number | null } => {
  const { locks, openChannel, userId, signal, begin, onChange, onReset } = parts;
  const name = `cinefolk-live:${userId}`;
  const channel = openChannel(name);
  /** Everything up to here is known in this tab. */
  let known: number | null = null;
  /** Where the stream is, if this tab has it. */
  let position: number | null = null;
  let stream: ReturnType<typeof keepStream> | null = null;

  const take = (message: Message) => {
    if (message.kind === 'reset') {
      known = message.revision;
      onReset();
    } else if (message.kind === 'change' && message.change.revision > (known ?? -1)) {
      known = message.change.revision;
      onChange(message.change);
    } else if (message.kind === 'joined' && stream && message.from < (position ?? 0)) {
      position = message.from;
      stream.again();
    }
  };

  const lead = async () => {
    position = known;
    stream = keepStream({
      ...parts,
      from: () => position,
      onEvent: (event) => {
        const message = messageOf(event);
        if (message) {
          channel.postMessage(message);
          take(message);
        }
        position = event.id ?? position;
      },
    });
    await stream.ended;
    stream = null;
  };

  const begun = begin().then((revision) => {
    known = revision;
    // Signed out meanwhile, the tab has closed its channel, which then throws.
    if (revision !== null && !signal.aborted)
      channel.postMessage({ kind: 'joined', from: revision });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(MessageSchema, data)) void begun.then(() => take(data));
  });
  signal.addEventListener('abort', () => channel.close());
  void begun.then(() =>
    // Rejects when it has ended without a turn.
    locks ? locks.request(name, { signal }, lead).catch(() => undefined) : lead(),
  );
  return { known: () => known };
};
