/**
 * Calls in one lane run one after another, in the order they were asked for. Each post has
 * a lane, so that an edit never overtakes the creation of what it edits.
 */
export class Lanes {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `call` once everything asked for earlier in this lane has ended, well or not. */
  run<T>(lane: string, call: () => Promise<T>): Promise<T> {
    const before = this.tails.get(lane) ?? Promise.resolve();
    const result = before.then(call, call);
    const tail = result
      .catch(() => undefined)
      .finally(() => {
        if (this.tails.get(lane) === tail) this.tails.delete(lane);
      });
    this.tails.set(lane, tail);
    return result;
  }
}
