import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const endOfMinute = () => Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;

const onEachMinute = (notify: () => void) => {
  const timer = setInterval(notify, MINUTE_MS);
  return () => clearInterval(timer);
};

/** When the running minute ends, in milliseconds since 1970. A component renders again with each new minute. */
export const useMinute = (): number => useSyncExternalStore(onEachMinute, endOfMinute);
