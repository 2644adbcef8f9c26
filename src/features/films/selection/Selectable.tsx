import { useEffect, useRef } from 'react';
import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import type { FilmSummary } from '../../../domain/filmSummary';
import { space } from '../../../theme/tokens';
import { selectionChanged, selectionEnded, selectSelection } from '../filmsSlice';

const SelectWall = lazyComponent(async () => (await import('./SelectWall')).SelectWall);

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${space(3)} ${space(4)} 0`,
});

interface SelectableProps {
  films: readonly FilmSummary[];
  label: string | undefined;
  /** The wall as it is while nothing is selected. */
  children: React.ReactNode;
}

/** A film wall with a button that lets several films be selected on it. */
export function Selectable({ films, label, children }: SelectableProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectSelection);
  const isSelecting = chosen !== null;
  const wasSelecting = useRef(isSelecting);
  const toggle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hasEnded = wasSelecting.current && !isSelecting;
    wasSelecting.current = isSelecting;
    // What had the focus is gone: a poster, the bar, or the dialog that it opened.
    if (hasEnded && document.activeElement === document.body) toggle.current?.focus();
  }, [isSelecting]);
  return (
    <>
      <Row>
        <Chip
          aria-pressed={isSelecting}
          clickable
          icon={<ChecklistRounded />}
          label="Select"
          onClick={() => dispatch(isSelecting ? selectionEnded() : selectionChanged([]))}
          ref={toggle}
          variant="outlined"
        />
      </Row>
      {chosen ? (
        <LazyRegion waiting={children}>
          <SelectWall
            chosen={chosen}
            films={films}
            label={label}
            onChoose={(films) => dispatch(selectionChanged(films))}
            onLeave={() => dispatch(selectionEnded())}
          />
        </LazyRegion>
      ) : (
        children
      )}
    </>
  );
}
