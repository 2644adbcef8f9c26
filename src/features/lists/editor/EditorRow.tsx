import { memo, useCallback, useRef } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Poster } from '../../../components/poster/Poster';
import type { FilmSummary } from '../../../domain/filmSummary';
import { TextArea } from '../../../components/TextArea';
import { filmName } from '../../../lib/films';
import { focusNeighbour } from '../../../lib/focus';
import { keyOf } from '../../../lib/keys';
import { clampLines } from '../../../theme/clampLines';
import { growingTextarea } from '../../../theme/growingTextarea';
import { colour, media, space } from '../../../theme/tokens';
import { useDraftField } from '../../drafts/useDraftField';
import { noteError } from './listForm';
import { PlaceField } from './PlaceField';
import type { FilmEdits } from './useListDraft';
import { useRowDrag, type DropEdge } from './useRowDrag';

/** Every row has this height, so that a spacer can stand for rows far from the screen. */
export const ROW_HEIGHT = 'var(--row-height)';

const Row = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `44px 72px 44px minmax(0, 1fr) minmax(0, 1fr) 44px`,
  gridTemplateAreas: '"move place poster title note remove"',
  alignItems: 'center',
  gap: space(3),
  height: ROW_HEIGHT,
  padding: `0 ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
  // Below the sticky heading.
  scrollMarginTop: '80px',
  '&[data-drop]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    height: '3px',
    background: colour.accentFill,
  },
  '&[data-drop=above]::after': { top: '-2px' },
  '&[data-drop=below]::after': { bottom: '-2px' },
  [media.phone]: {
    gridTemplateColumns: `44px 40px minmax(0, 1fr) 64px 44px`,
    gridTemplateAreas: '"move poster title place remove" "note note note note note"',
    gap: `${space(2)} ${space(2)}`,
    alignContent: 'center',
    padding: `0 ${space(2)}`,
  },
});

const Handle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' });

/** A note has lines; as many as the row has room for are seen, and the others by scrolling. */
const NoteArea = styled(TextArea)({
  gridArea: 'note',
  [media.phone]: { width: 'auto', marginInline: space(2) }, // As the fields above the rows.
  '& textarea': {
    ...growingTextarea,
    boxSizing: 'border-box',
    paddingBlock: '12px',
    minHeight: '48px',
    maxHeight: '72px',
    [media.phone]: { maxHeight: '48px' },
    // No halves of lines in the padding, except while writing.
    '&:not(:focus)': {
      maskImage:
        'linear-gradient(transparent 6px, #000 12px, #000 calc(100% - 12px), transparent calc(100% - 6px))',
    },
  },
});

interface NoteFieldProps {
  film: FilmSummary;
  edits: FilmEdits;
}

function NoteField({ film: { _id, title }, edits }: NoteFieldProps) {
  const field = useDraftField(
    (state) => edits.noteOf(state, _id),
    (note) => edits.setNote(_id, note),
  );
  const problem = noteError(field.value);
  return (
    <NoteArea
      {...field}
      error={problem !== undefined}
      placeholder="Note"
      rows={1}
      slotProps={{ htmlInput: { 'aria-label': `Note on ${title}`, title: problem } }}
    />
  );
}

interface EditorRowProps {
  film: FilmSummary;
  /** Its place, from 0, and the number of films. */
  place: number;
  count: number;
  edits: FilmEdits;
  /** Moves a film, and keeps the focus on it. */
  onMove: (filmId: string, to: number) => void;
  onRemove: (filmId: string) => void;
  /** Another film was dropped at this one. */
  onDropAt: (draggedId: string, place: number, edge: DropEdge) => void;
}

/** One film in the form of a list. It is moved by dragging, by the arrow keys, or by typing its place. */
export const EditorRow = memo(function EditorRow({
  film,
  place,
  count,
  edits,
  onMove,
  onRemove,
  onDropAt,
}: EditorRowProps) {
  const { _id, title } = film;
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const rank = useRef<HTMLInputElement>(null);
  const drop = useCallback(
    (draggedId: string, edge: DropEdge) => onDropAt(draggedId, place, edge),
    [onDropAt, place],
  );
  const edge = useRowDrag(row, handle, _id, drop);
  const targets = new Map([
    ['ArrowUp', place - 1],
    ['ArrowDown', place + 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return (
    <Row
      aria-posinset={place + 1}
      aria-setsize={count}
      data-drop={edge ?? undefined}
      ref={row}
      role="listitem"
    >
      <Handle
        aria-label={`Move ${title}`}
        data-move={_id}
        // For a finger, which has no arrow keys, and may not hold long enough to drag.
        onClick={() => rank.current?.focus()}
        onKeyDown={(event) => {
          const to = targets.get(keyOf(event));
          if (to === undefined) return;
          event.preventDefault();
          if (to >= 0 && to < count) onMove(_id, to);
        }}
        ref={handle}
        sx={{ gridArea: 'move' }}
        title="Drag, use the arrow keys, or press to type a place"
      >
        <DragIndicatorRounded />
      </Handle>
      <PlaceField
        count={count}
        input={rank}
        onMove={(to) => onMove(_id, to)}
        place={place}
        title={title}
      />
      <div style={{ gridArea: 'poster' }}>
        <Poster film={film} />
      </div>
      <Typography
        component="p"
        dir="auto"
        sx={{
          ...clampLines(3),
          gridArea: 'title',
          overflowWrap: 'anywhere',
          fontWeight: 650,
          lineHeight: 1.25,
        }}
        title={filmName(film)}
      >
        {filmName(film)}
      </Typography>
      <NoteField edits={edits} film={film} />
      <IconButton
        aria-label={`Remove ${title}`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          onRemove(_id);
        }}
        sx={{ gridArea: 'remove' }}
        title="Remove"
      >
        <CloseRounded />
      </IconButton>
    </Row>
  );
});
