/** Longer than a letter's frame takes on a slow phone, and over before the next letter of a quick typist. */
const AFTER_MS = 40;

/** What stands in a text box and was not told yet: each letter has its frame to itself. */
export class TypedText {
  #tell: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps `tell` for a moment, or until `tellNow`. What was kept before must have been told. */
  tellLater(tell: () => void): void {
    this.#tell = tell;
    this.#timer = setTimeout(this.tellNow, AFTER_MS);
    // Capturing, it comes before whoever writes the state down at the end. Added again, it stays one.
    window.addEventListener('pagehide', this.tellNow, { capture: true });
  }

  /** Tells what was kept, if anything is. */
  readonly tellNow = (): void => {
    const tell = this.#tell;
    this.#tell = null;
    clearTimeout(this.#timer);
    tell?.();
  };
}
