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

interface SortBarProps {
  /** The current order. */
  title: string;
  sorts: readonly SortOption[];
}

/** The order of the film wall below it, and the button that changes it; loads its menu when it opens. */
export function SortBar({ title, sorts }: SortBarProps) {
  const { anchor, button, isOpen, fail } = useMenuButton('sortFilms');
  return (
    <Bar>
      <Typography color="textSecondary" component="h2" variant="overline">
        {title}
      </Typography>
      <IconButton {...button} aria-label="Sort films" ref={anchor} title="Sort films">
        <TuneRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion isLate={!SortFilmsList.isReady()} onFailure={fail}>
          <SortFilmsList anchor={anchor} sorts={sorts} />
        </LazyRegion>
      )}
    </Bar>
  );
}
