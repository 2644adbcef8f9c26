import type { FilmAllTime } from '../../../domain/periods';
import { FilmTile } from '../FilmTile';
import { PosterRow } from './PeriodPosters';
import { PeriodSection } from './PeriodSection';
import { counted } from './yearBars';

interface WatchedAgainProps {
  again: FilmAllTime['again'];
  revision: number;
}

/** The films with most evenings. */
export function WatchedAgain({ again, revision }: WatchedAgainProps) {
  if (again.length === 0) return null;
  return (
    <PeriodSection title="Watched again">
      <PosterRow aria-label="Films watched again">
        {again.map(({ film, evenings }) => (
          <FilmTile film={film} key={film._id} revision={revision}>
            {counted(evenings, 'evening')}
          </FilmTile>
        ))}
      </PosterRow>
    </PeriodSection>
  );
}
