class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return Array.from(this.items.keys()).at(index) ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
}

/** Remembers one entry's state, which is all that the store asks of a history. */
class MemoryHistory {
  state: unknown = null;

  pushState(state: unknown): void {
    this.state = state;
  }
  back(): void {
    this.state = null;
  }
}

/** A media query that does not hold; MUI listens to it the way that old Safari knows too. */
const NO_MEDIA = { matches: false, addListener: () => undefined, removeListener: () => undefined };

/** Where there is no layout, nothing comes into view. */
class NothingInSight {
  observe(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

/**
 * Gives node what the store needs of a page: an address, events, a history and an empty local storage. In jsdom,
 * which has them, the storage is emptied, and a screen is there to be asked for.
 */
export const providePageGlobals = (): void => {
  beforeEach(() => {
    if ('document' in globalThis) {
      localStorage.clear();
      Object.assign(window, {
        matchMedia: () => Object.assign(new EventTarget(), NO_MEDIA),
        IntersectionObserver: NothingInSight,
      });
      return;
    }
    const storage = new MemoryStorage();
    Object.defineProperties(globalThis, {
      location: { configurable: true, value: new URL('http://cinefolk.test/') },
      localStorage: { configurable: true, get: () => storage },
      window: {
        configurable: true,
        value: Object.assign(new EventTarget(), { history: new MemoryHistory() }),
      },
    });
  });
};
