/** Longer than a letter's frame takes on most phones, and mostly over before the next letter. */
const AFTER_MS = 40;

/** The last letters typed, on their way to the store: a letter is painted without the store's work. */
export interface TypedText {
  /** Calls `tell` in 40 ms, or when `tellNow` is called. One that waits already is called before. */
  tellLater: (tell: () => void) => void;
  /** Calls what waits, if anything does. */
  tellNow: () => void;
}

/** One for a store: whatever is typed anywhere on its page waits in one place, at most one text at a time. */
export const makeTypedText = (): TypedText => {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = () => {
    const tell = waiting;
    waiting = null;
    clearTimeout(timer);
    tell?.();
  };
  return {
    tellNow,
    tellLater: (tell) => {
      tellNow();
      waiting = tell;
      timer = setTimeout(tellNow, AFTER_MS);
    },
  };
};

/**
 * A thunk that does nothing, for whoever reads a typed text with `getState`: dispatching it has the last
 * letter told, as dispatching anything does.
 */
export const tellTyped = (): void => undefined;
