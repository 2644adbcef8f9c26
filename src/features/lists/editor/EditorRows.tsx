import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colour, media } from '../../../theme/tokens';
import { RowChunk } from './RowChunk';
import type { FilmEdits, ListItem } from './useListDraft';
import { useEdgeScroll } from './useEdgeScroll';
import type { DropEdge } from './useRowDrag';

/** Shorter lists keep every row in the document. */
const WINDOWED_FROM = 60;

/** How many rows are mounted and unmounted together: few enough for a frame, while a row is dragged past them. */
const CHUNK = 5;

const Rows = styled('div')({
  '--row-height': '92px',
  borderTop: `1px solid ${colour.line}`,
  [media.phone]: { '--row-height': '132px' },
});

interface EditorRowsProps {
  items: readonly ListItem[];
  edits: FilmEdits;
}

/** The film that was moved or put back last, which took the focus, with what was true of it at that moment. */
interface MovedFilm {
  filmId: string;
  to: number;
  said: string;
}

/** The films in the form of a list, in order. */
export function EditorRows({ items, edits }: EditorRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<MovedFilm | null>(null);
  const [lastRemoved, setLastRemoved] = useState<{ item: ListItem; at: number } | null>(null);
  // It may be back by another way: added again, or as all changes were discarded.
  const isBack = items.some(({ film }) => film._id === lastRemoved?.item.film._id);
  const removed = isBack ? null : lastRemoved;
  const latest = useRef(items);
  useEdgeScroll();
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);

  const move = useCallback(
    (filmId: string, to: number) => {
      const item = latest.current.find(({ film }) => film._id === filmId);
      if (!item) return;
      edits.move(filmId, to);
      const said = `${item.film.title} is now ${to + 1} of ${latest.current.length}`;
      setMoved({ filmId, to, said });
    },
    [edits],
  );
  // A row that moves in the document loses the focus, and far away it is rendered only now.
  useLayoutEffect(() => {
    if (!moved) return;
    const handle = [...(root.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [])].find(
      ({ dataset }) => dataset['move'] === moved.filmId,
    );
    handle?.focus();
    handle?.closest('[role=listitem]')?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  const remove = useCallback(
    (filmId: string) => {
      const at = latest.current.findIndex(({ film }) => film._id === filmId);
      const item = latest.current[at];
      edits.remove(filmId);
      if (item) setLastRemoved({ item, at });
      // Its place may be another one now.
      setMoved(null);
    },
    [edits],
  );

  const dropAt = useCallback(
    (draggedId: string, place: number, edge: DropEdge) => {
      const from = latest.current.findIndex(({ film }) => film._id === draggedId);
      const before = edge === 'above' ? place : place + 1;
      // Taken out first, it no longer counts.
      if (from >= 0) move(draggedId, from < before ? before - 1 : before);
    },
    [move],
  );

  const chunks = [];
  for (let first = 0; first < items.length; first += CHUNK) {
    chunks.push(
      <RowChunk
        count={items.length}
        edits={edits}
        first={first}
        isPinned={moved !== null && moved.to >= first && moved.to < first + CHUNK}
        isWindowed={items.length >= WINDOWED_FROM}
        items={items.slice(first, first + CHUNK)}
        key={first}
        onDropAt={dropAt}
        onMove={move}
        onRemove={remove}
      />,
    );
  }
  return (
    <>
      {removed && (
        <Alert
          action={
            <Button
              onClick={() => {
                const { item, at } = removed;
                edits.insert([item], at);
                setLastRemoved(null);
                const said = `${item.film.title} is on the list again`;
                setMoved({ filmId: item.film._id, to: Math.min(at, items.length), said });
              }}
              size="small"
              variant="outlined"
            >
              Undo
            </Button>
          }
          role="status"
          severity="info"
          sx={{ mx: 4, mb: 3 }}
        >
          <bdi>{removed.item.film.title}</bdi> is off the list.
        </Alert>
      )}
      <VisuallyHidden role="status">{moved?.said}</VisuallyHidden>
      <Rows aria-label="Films" ref={root} role="list">
        {chunks}
      </Rows>
    </>
  );
}
