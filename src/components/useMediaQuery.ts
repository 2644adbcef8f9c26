import { useSyncExternalStore } from 'react';

/** Whether the media query, given with or without its `@media`, holds now. */
export function useMediaQuery(query: string): boolean {
  const list = window.matchMedia(query.replace(/^@media\s*/, ''));
  return useSyncExternalStore(
    (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => list.matches,
  );
}
