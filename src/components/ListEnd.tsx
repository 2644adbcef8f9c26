import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the next page is fetched, relative to the window's height. */
const AHEAD = '150%';

interface ListEndProps {
  isFetching: boolean;
  /** Called when the end of the list comes near. */
  onReach: () => void;
  /** A placeholder for the next page. */
  children: React.ReactNode;
}

/** The end of a list's loaded pages, which triggers loading the next one. */
export function ListEnd({ isFetching, onReach, children }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (isFetching || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isFetching]);
  return <div ref={end}>{children}</div>;
}
