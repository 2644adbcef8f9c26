/**
 * Calls in one lane run one after another, in the order they were asked for. Each post has
 * a lane, so that an edit never overtakes the creation of what it edits.
 */
export class Lanes {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `call` once everything asked for earlier in these lanes has ended, well or not. */
  run<T>(lanes: string[], call: () => Promise<T>): Promise<T> {
    const before = Promise.all(lanes.map((lane) => this.tails.get(lane) ?? Promise.resolve()));
    const result = before.then(call);
    const tail = result
      .catch(() => undefined)
      .finally(() => {
        for (const lane of lanes) if (this.tails.get(lane) === tail) this.tails.delete(lane);
      });
    for (const lane of lanes) this.tails.set(lane, tail);
    return result;
  }
}
