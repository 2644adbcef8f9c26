import { useSyncExternalStore } from 'react';

/** Divides a minute, so that a day ends with a tick in every time zone. */
const TICK_MS = 10_000;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

const tick = (): void => {
  for (const reader of readers) reader();
};

const run = (): void => {
  timer = setTimeout(
    () => {
      tick();
      run();
    },
    TICK_MS - (Date.now() % TICK_MS),
  );
};

const subscribe = (reader: () => void) => {
  readers.add(reader);
  if (readers.size === 1) {
    run();
    // A hidden page's timers are late, and a sleeping machine's stand still.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

/**
 * What is read from the clock, such as `today`, kept up to date on an open page. All readers share one timer, and a
 * component renders again only if its own value changes.
 */
export const useNow = <T extends string | number | boolean>(read: () => T): T =>
  useSyncExternalStore(subscribe, read);
