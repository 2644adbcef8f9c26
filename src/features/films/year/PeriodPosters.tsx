import styled from '@emotion/styled';
import type { FilmPeriod } from '../../../domain/periods';
import { media, space } from '../../../theme/tokens';
import { FilmTile } from '../FilmTile';
import { EveningCaption } from './EveningCaption';
import { labelledEvenings } from './labelledEvenings';

/** Posters beside each other, three on a phone. */
export const PosterRow = styled('ol')({
  display: 'grid',
  gap: `${space(4)} ${space(3)}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.rail]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

interface PeriodPostersProps {
  label: string;
  period: FilmPeriod;
  /** The years of its evenings differ, and the last one is the latest. */
  isAllTime: boolean;
  revision: number;
}

/** The posters of a year, or of all time. */
export function PeriodPosters({ label, period, isAllTime, revision }: PeriodPostersProps) {
  return (
    <PosterRow aria-label={label}>
      {labelledEvenings(period, isAllTime).map(({ film, ...evening }) => (
        <FilmTile film={film} key={film._id} revision={revision}>
          <EveningCaption hasYear={isAllTime} {...evening} />
        </FilmTile>
      ))}
    </PosterRow>
  );
}
