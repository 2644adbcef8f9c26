const TOO_MANY = 429;
/** For a proxy that does not say it. */
const USUAL_S = 10;
/** Whoever would have to wait longer is told so instead. */
const LONGEST_S = 120;

/** Keeps to the pace that the server asks for. */
export interface Pace {
  /** Whether calls have to wait now. */
  isHeld: () => boolean;
  /** Notes an answer; true if it says that the call may be sent again, a little later. */
  asksToWait: (response: Response) => boolean;
  /** Settles once a call may be sent; at once if none has to wait. */
  next: () => Promise<void>;
}

export const createPace = (): Pace => {
  let next: Promise<void> | null = null;

  const wait = async (seconds: number) => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    next = null;
  };

  return {
    isHeld: () => next !== null,
    asksToWait: ({ status, headers }) => {
      if (status !== TOO_MANY) return false;
      const seconds = Number(headers.get('Retry-After') ?? USUAL_S);
      if (!(seconds <= LONGEST_S)) return false;
      next ??= wait(seconds);
      return true;
    },
    next: () => next ?? Promise.resolve(),
  };
};
