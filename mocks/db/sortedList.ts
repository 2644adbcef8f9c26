import { compareKeys, type AnyKey } from './compareKeys';

interface Entry<V> {
  key: AnyKey;
  value: V;
}

/** A map ordered by key. Uses binary search, so a range is a slice. */
export class SortedList<V> {
  #entries: Entry<V>[] = [];

  get(key: AnyKey): V | undefined {
    const entry = this.#entries[this.place(key)];
    return entry && compareKeys(entry.key, key) === 0 ? entry.value : undefined;
  }

  set(key: AnyKey, value: V): void {
    const lowerBound = this.place(key);
    const entry = this.#entries[lowerBound];
    const replaced = entry && compareKeys(entry.key, key) === 0 ? 1 : 0;
    this.#entries.splice(lowerBound, replaced, { key, value });
  }

  delete(key: AnyKey): void {
    const place = this.place(key);
    const entry = this.#entries[place];
    if (entry && compareKeys(entry.key, key) === 0) this.#entries.splice(place, 1);
  }

  /** The index of the first key that is not below `key`. */
  place(key: AnyKey): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = this.#entries[middle];
      if (entry && compareKeys(entry.key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  at(place: number): V | undefined {
    return this.#entries[place]?.value;
  }

  values(from = 0, to = this.#entries.length): V[] {
    return this.#entries.slice(from, to).map((entry) => entry.value);
  }
}
