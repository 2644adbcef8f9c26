const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
const ANSWER_LIMIT_MS = 5_000;

/** What a proxy answers for a server that is away, and the server while its database is. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
export const saysAway = ({ status }: Response): boolean => AWAY.has(status);

/** Whether the server can be reached. */
export interface Connection {
  isAway: () => boolean;
  /** A call has failed for want of an answer. */
  lost: () => void;
  /** Settles once the server can be reached; at once if it can. */
  back: () => Promise<void>;
}

const isReady = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/** Waits, but no longer than until the browser has a network again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', end, { once: true });
  });

/** Once a call has failed, asks again and again whether the server is back. */
export const createConnection = (tell: (isAway: boolean) => void): Connection => {
  let back: Promise<void> | null = null;

  const waitForServer = async () => {
    tell(true);
    for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      await pause(ms * (0.5 + Math.random() / 2));
      if (await isReady()) break;
    }
    back = null;
    tell(false);
  };

  return {
    isAway: () => back !== null,
    lost: () => {
      back ??= waitForServer();
    },
    back: () => back ?? Promise.resolve(),
  };
};
