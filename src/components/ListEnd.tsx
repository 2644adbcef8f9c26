import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the next page is asked for, of the window's height. */
const AHEAD = '150%';

interface ListEndProps {
  isFetching: boolean;
  /** Called when the end of what is loaded comes near. */
  onReach: () => void;
  /** Holds the place of what comes next. */
  children: React.ReactNode;
}

/** The end of the loaded pages of a list, where the next one is loading. */
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
