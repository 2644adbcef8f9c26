import { useEffect } from 'react';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** The page scrolls while a dragged row is this near to the window's top or bottom, in pixels. */
const EDGE = 120;

/** At the edge itself, in pixels per millisecond: at first, to aim at a near row, and at last, to cross a long list. */
const SLOWEST = 0.5;
const FASTEST = 9;
const FASTEST_AFTER_MS = 3_000;

/** A frame that took longer does not make the page leap. */
const LONGEST_FRAME_MS = 50;

/** How far into an edge a pointer is: from -1 at the top to 1 at the bottom, 0 between the two. */
const depthAt = (y: number): number => {
  const [above, below] = [EDGE - y, y - (window.innerHeight - EDGE)];
  return Math.max(0, Math.min(below, EDGE)) / EDGE - Math.max(0, Math.min(above, EDGE)) / EDGE;
};

/**
 * Scrolls the page while something is dragged near its edge, the faster the longer it is held there. The browser does it
 * too, but needs minutes for a list of a thousand, and so does the drag library's own package: at most 1,500 pixels a
 * second of some 80,000.
 */
export const useEdgeScroll = (): void =>
  useEffect(() => {
    let frame = 0;
    let y = 0;
    const stop = () => cancelAnimationFrame(frame);
    const unmonitor = monitorForElements({
      onDragStart: ({ location }) => {
        y = location.current.input.clientY;
        let before = performance.now();
        let heldSince = before;
        const scroll = (now: number) => {
          const depth = depthAt(y);
          if (depth === 0) heldSince = now;
          const haste = Math.min(Math.max(0, now - heldSince) / FASTEST_AFTER_MS, 1);
          const speed = SLOWEST + haste * (FASTEST - SLOWEST);
          window.scrollBy(0, depth * speed * Math.min(now - before, LONGEST_FRAME_MS));
          before = now;
          frame = requestAnimationFrame(scroll);
        };
        frame = requestAnimationFrame(scroll);
      },
      onDrag: ({ location }) => {
        y = location.current.input.clientY;
      },
      onDrop: stop,
    });
    return () => {
      stop();
      unmonitor();
    };
  }, []);
