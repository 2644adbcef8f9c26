import type { Transport } from '../transport';
import { readEvents, type ServerEvent } from './readEvents';

/** The server says something every 20 seconds: after a longer silence, as after sleep, the connection is lost. */
const LONGEST_SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export interface StreamOptions {
  fetch: Transport;
  token: string;
  /** From which revision on the server tells; null: from now on. */
  from: () => number | null;
  onEvent: (event: ServerEvent) => void;
  /** The server does not accept the token. */
  onRefused: () => void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Waits, but no longer than until the network is back. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/** Pauses differ, so that the pages of a server that was away do not all come back at once. */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);

const requestFor = (revision: number | null, token: string, signal: AbortSignal): Request => {
  const address = new URL('/api/events', globalThis.location.href);
  if (revision !== null) address.searchParams.set('after', String(revision));
  return new Request(address, {
    headers: { Authorization: token },
    credentials: 'omit',
    signal,
  });
};

/** Reads one connection's events until it is lost. Returns whether there may be another. */
const readConnection = async (
  { fetch, token, from, onEvent, onRefused }: StreamOptions,
  lost: AbortController,
): Promise<boolean> => {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(() => lost.abort(), LONGEST_SILENCE_MS);
  };
  hear();
  try {
    const { body, ok, status } = await fetch(requestFor(from(), token, lost.signal));
    if (status === 401 || status === 404) {
      onRefused();
      return false;
    }
    if (!ok || !body) return true;
    for await (const event of readEvents(body)) {
      hear();
      onEvent(event);
    }
    return true;
  } finally {
    clearTimeout(silence);
  }
};

/** Hears of what happens on the server, over as many connections as it takes, each from where the last one ended. */
export const keepStream = (options: StreamOptions): { ended: Promise<void>; again(): void } => {
  const { signal } = options;
  let lost = new AbortController();
  signal.addEventListener('abort', () => lost.abort());

  const keep = async () => {
    let failures = 0;
    const onEvent = (event: ServerEvent) => {
      failures = 0;
      options.onEvent(event);
    };
    while (!signal.aborted) {
      lost = new AbortController();
      const isWelcome = await readConnection({ ...options, onEvent }, lost).catch(() => true);
      if (!isWelcome) return;
      await pause(pauseAfter(failures), signal);
      failures += 1;
    }
  };
  return {
    ended: keep(),
    /** Connects again, because the revision to begin from is another. */
    again: () => lost.abort(),
  };
};
