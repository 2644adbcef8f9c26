import { HEADERS } from '../src/domain/limits';
import { nameOf, type Respond } from '../mocks/handlers/respond';
import { requireSession } from '../mocks/session/session';
import type { Store } from '../mocks/store';
import type { Caller } from './caller';
import type { ChangeLog } from './db/changes';
import { heardBy, mayAlter, type Hearer } from './hearing';
import type { Hub, Listener } from './hub';
import type { Log } from './log';
import { shield } from './shielded';

const NAME = nameOf({ method: 'get', path: '*/api/events' });
/** Whoever missed more asks again for all that is shown. */
const MOST_MISSED = 500;
/** A proxy closes a connection on which nothing happens. */
const BEAT_MS = 20_000;
/** Then the client comes again, and its token is checked again. */
const LONGEST_MS = 15 * 60_000;
/** What may wait for a client that reads slowly. */
const MOST_BYTES = 2 ** 18;

interface Options {
  hub: Hub;
  changes: ChangeLog;
  store: Store;
  clock: { now(): Date };
  respond: Respond;
  log: Log;
}

export interface Events {
  /** Answers with a stream of what others change, from a revision on: server-sent events whose ids are revisions. */
  open(request: Request, caller: Caller): Promise<Response>;
  /** How many streams are open. */
  count(): number;
  /** Ends all streams. */
  close(): void;
}

interface Stream extends Listener {
  beat(): void;
  end(): void;
}

/** From where on a stream tells; `isReset` if its caller missed what cannot be told any more. */
interface Opening extends Hearer {
  from: number;
  isReset: boolean;
  /** At which revision its caller's token was valid, and this was hidden from them. */
  checkedAt: number;
}

/** The revision that the caller knows: from before it lost its connection, or else from its address; NaN for neither. */
const knownTo = (request: Request): number =>
  Number(
    request.headers.get('Last-Event-ID') ?? (new URL(request.url).searchParams.get('after') || NaN),
  );

export function createEvents({ hub, changes, store, clock, respond, log }: Options): Events {
  const streams = new Set<Stream>();
  const beating = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, BEAT_MS).unref();

  /** What a caller missed can be told one by one: nothing of it was forgotten, and it is not too much. */
  async function canCatchUp(from: number, revision: number): Promise<boolean> {
    if (from === revision) return true;
    const missed = await changes.after(from, MOST_MISSED + 1);
    return missed[0]?.revision === from + 1 && missed.length <= MOST_MISSED;
  }

  function streamFor({
    from,
    isReset,
    checkedAt,
    ...hearer
  }: Opening): [Stream, ReadableStream<Uint8Array>] {
    const encoder = new TextEncoder();
    const endsAt = Date.now() + LONGEST_MS;
    let told = from;
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (started) => {
          controller = started;
        },
        cancel: () => stream.end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_BYTES }),
    );
    const send = (...lines: string[]): void => {
      controller?.enqueue(encoder.encode(`${[`id: ${told}`, ...lines].join('\n')}\n\n`));
      // Too slow: it comes again for the rest.
      if (controller && (controller.desiredSize ?? 0) <= 0) stream.end();
    };
    const stream: Stream = {
      take(change) {
        if (change.revision <= told) return;
        told = change.revision;
        const heard = heardBy(hearer, change);
        if (heard) send(`data: ${JSON.stringify(heard)}`);
        if (told > checkedAt && mayAlter(hearer, change)) stream.end();
      },
      beat: () => (Date.now() < endsAt ? send() : stream.end()),
      end() {
        hub.leave(stream);
        streams.delete(stream);
        try {
          controller?.close();
        } catch {
          // The client has gone already.
        }
        controller = null;
      },
    };
    // The caller learns that it is connected, and from where on it will miss nothing.
    send(...(isReset ? ['event: reset', 'data: {}'] : []));
    return [stream, body];
  }

  return {
    async open(request, caller) {
      const opening = await shield(NAME, caller, log, async (): Promise<Opening> => {
        const { value: hearer, revision } = await store.read(async (tx, signing) => {
          const { viewer, hidden } = await requireSession(request, tx, signing, clock.now());
          return { viewerId: viewer._id, isModerator: viewer.role !== undefined, ...hidden };
        });
        const known = knownTo(request);
        const isNew = !Number.isSafeInteger(known);
        const isReset = !isNew && !(await canCatchUp(known, revision));
        const from = isNew || isReset ? revision : known;
        return { ...hearer, from, isReset, checkedAt: revision };
      }).catch((error: unknown) =>
        respond(NAME, () => {
          throw error;
        }),
      );
      if (opening instanceof Response) return opening;
      const [stream, body] = streamFor(opening);
      streams.add(stream);
      const joined = hub.join(stream, opening.from).catch((error: unknown) => {
        log.warn({ err: error }, 'A stream could not begin.');
        stream.end();
      });
      // It may have ended with what it missed.
      void joined.then(() => streams.has(stream) || hub.leave(stream));
      return new Response(body, {
        headers: {
          'Content-Type': 'text/event-stream',
          // Some proxies hold back what is not a whole answer.
          'X-Accel-Buffering': 'no',
          [HEADERS.answeredBy]: HEADERS.backendName,
          [HEADERS.handler]: NAME,
        },
      });
    },
    count: () => streams.size,
    close() {
      clearInterval(beating);
      for (const stream of streams) stream.end();
    },
  };
}
