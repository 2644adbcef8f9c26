/** Longer than a letter's frame takes on a slow phone, and over before the next letter of a quick typist. */
const AFTER_MS = 40;

/** The last letters typed, on their way to the store: a letter is painted without the store's work. */
export class TypedText {
  #tell: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `tell` in 40 ms, or when `tellNow` is called. One that waits already is called before. */
  tellLater(tell: () => void): void {
    this.tellNow();
    this.#tell = tell;
    this.#timer = setTimeout(this.tellNow, AFTER_MS);
  }

  /** Calls what waits, if anything does. */
  readonly tellNow = (): void => {
    const tell = this.#tell;
    this.#tell = null;
    clearTimeout(this.#timer);
    tell?.();
  };
}

/** A thunk for whoever reads a typed text with `getState`: once it is dispatched, the last letter is told. */
export const tellTyped = (): void => undefined;
