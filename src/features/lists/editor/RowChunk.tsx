import { memo, useRef } from 'react';
import { useNearScreen } from '../../../components/useNearScreen';
import { EditorRow, ROW_HEIGHT } from './EditorRow';
import type { ListItem } from './useListDraft';

interface RowChunkProps extends Omit<React.ComponentProps<typeof EditorRow>, 'film' | 'place'> {
  items: readonly ListItem[];
  /** The place of the first one. */
  first: number;
  isWindowed: boolean;
  /** Whether one of its rows is about to take the focus. */
  isPinned: boolean;
}

const isSame = (
  { items, ...before }: RowChunkProps,
  { items: itemsAfter, ...after }: RowChunkProps,
): boolean =>
  items.length === itemsAfter.length &&
  items.every(({ film }, index) => film === itemsAfter[index]?.film) &&
  before.first === after.first &&
  before.count === after.count &&
  before.edits === after.edits &&
  before.isWindowed === after.isWindowed &&
  before.isPinned === after.isPinned;

/** A few films in the form of a list. In a long one, far from the screen, a spacer of their height replaces them. */
export const RowChunk = memo(function RowChunk({
  items,
  first,
  isWindowed,
  isPinned,
  ...row
}: RowChunkProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(root, { isWindowed, isNearAtFirst: first === 0 });
  const showsRows = isNear || isPinned;
  return (
    <div ref={root} role="none" style={{ height: `calc(${items.length} * ${ROW_HEIGHT})` }}>
      {showsRows &&
        items.map(({ film }, index) => (
          <EditorRow {...row} film={film} key={film._id} place={first + index} />
        ))}
    </div>
  );
}, isSame);
