import { useEffect, useState } from 'react';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Where a dragged row would come: above or below the row under the pointer. */
export type DropEdge = 'above' | 'below';

const KIND = 'film-of-list';

const edgeAt = (row: Element, y: number): DropEdge => {
  const { top, height } = row.getBoundingClientRect();
  return y < top + height / 2 ? 'above' : 'below';
};

/**
 * Lets a row be dragged by its handle, and others be dropped above or below it.
 * @param onDrop receives the dragged film's id
 * @returns where a dragged row would come now; null if none is over this one
 */
export const useRowDrag = (
  row: React.RefObject<HTMLElement | null>,
  handle: React.RefObject<HTMLElement | null>,
  filmId: string,
  onDrop: (draggedId: string, edge: DropEdge) => void,
): DropEdge | null => {
  const [edge, setEdge] = useState<DropEdge | null>(null);
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return undefined;
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ kind: KIND, filmId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === KIND && source.data['filmId'] !== filmId,
        onDrag: ({ location }) => setEdge(edgeAt(element, location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          const dragged = source.data['filmId'];
          if (typeof dragged === 'string')
            onDrop(dragged, edgeAt(element, location.current.input.clientY));
        },
      }),
    );
  }, [row, handle, filmId, onDrop]);
  return edge;
};
