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

/** Has the state of one entry, which is all that the store needs of a history. */
class MemoryHistory {
  state: unknown = null;

  pushState(state: unknown): void {
    this.state = state;
  }
  back(): void {
    this.state = null;
  }
}

/** A media query that never matches; MUI uses the listener methods of old Safari. */
const NO_MEDIA = { matches: false, addListener: () => undefined, removeListener: () => undefined };

/** Never reports an intersection, as there is no layout. */
class InertIntersectionObserver {
  observe(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

/**
 * Provides the page globals that the store needs in Node: location, events, history, a bare navigator and empty storages.
 * jsdom has these, so there the storages are cleared, and `matchMedia` and `IntersectionObserver` are added.
 */
export const providePageGlobals = (): void => {
  beforeEach(() => {
    if ('document' in globalThis) {
      localStorage.clear();
      sessionStorage.clear();
      Object.assign(window, {
        matchMedia: () => Object.assign(new EventTarget(), NO_MEDIA),
        IntersectionObserver: InertIntersectionObserver,
      });
      return;
    }
    const [storage, tabStorage] = [new MemoryStorage(), new MemoryStorage()];
    Object.defineProperties(globalThis, {
      location: { configurable: true, value: new URL('http://cinefolk.test/') },
      // Only some versions of Node have one.
      navigator: { configurable: true, value: {} },
      localStorage: { configurable: true, get: () => storage },
      sessionStorage: { configurable: true, get: () => tabStorage },
      window: {
        configurable: true,
        value: Object.assign(new EventTarget(), { history: new MemoryHistory() }),
      },
    });
  });
};
