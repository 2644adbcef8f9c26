/**
 * Runs tasks that share a key one after another, in the order they were added: a post's edit never
 * overtakes its creation.
 */
export class Queue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `work` once all earlier tasks with these keys have resolved or rejected; at once if there are none. */
  run<T>(keys: string[], work: () => Promise<T>): Promise<T> {
    const before = keys.flatMap((key) => this.tails.get(key) ?? []);
    let end = () => {};
    const tail = new Promise<void>((resolve) => {
      end = resolve;
    });
    for (const key of keys) this.tails.set(key, tail);
    const finish = () => {
      for (const key of keys) if (this.tails.get(key) === tail) this.tails.delete(key);
      end();
    };
    const result = before.length === 0 ? work() : Promise.all(before).then(work);
    return result.finally(finish);
  }
}
