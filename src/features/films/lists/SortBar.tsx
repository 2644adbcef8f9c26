import TuneRounded from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { lazyComponent } from '../../../components/lazyComponent';
import { LazyRegion } from '../../../components/LazyRegion';
import { colour, space } from '../../../theme/tokens';
import { useMenuButton } from '../../ui/useMenuButton';
import type { SortOption } from './SortFilmsList';

const SortFilmsList = lazyComponent(async () => (await import('./SortFilmsList')).SortFilmsList);

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  padding: `0 ${space(2)} 0 ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
});

const Buttons = styled('div')({ display: 'flex', alignItems: 'center', gap: space(1) });

interface SortBarProps {
  /** The current order. */
  title: string;
  /** Empty if there is one order only: then there is no button. */
  sorts: readonly SortOption[];
  /** A filter beside it. */
  children?: React.ReactNode;
}

/** The order of the film wall below it, a filter, and the button that changes the order; loads its menu when it opens. */
export function SortBar({ title, sorts, children }: SortBarProps) {
  const { anchor, button, isOpen, fail } = useMenuButton('sortFilms');
  return (
    <Bar>
      <Typography color="textSecondary" component="h2" variant="overline">
        {title}
      </Typography>
      <Buttons>
        {children}
        {sorts.length > 0 && (
          <IconButton {...button} aria-label="Sort films" ref={anchor} title="Sort films">
            <TuneRounded />
          </IconButton>
        )}
      </Buttons>
      {isOpen && (
        <LazyRegion onFailure={fail}>
          <SortFilmsList anchor={anchor} sorts={sorts} />
        </LazyRegion>
      )}
    </Bar>
  );
}
