import type { FilmPeriod } from '../../../domain/periods';
import { paths } from '../../../lib/paths';
import { withCommas } from '../../../lib/withCommas';
import { PeriodSection } from './PeriodSection';
import { Ranking } from './Ranking';
import { counted, isMostlyKnown } from './yearBars';

/** With one film, everybody of the period would be listed. */
const MIN_FILMS = 2;

const noteOf = ({ films, average }: FilmPeriod['directors'][number]): string =>
  [
    counted(films, 'film'),
    ...(average === null ? [] : [`${average.toFixed(1)} ${average === 1 ? 'star' : 'stars'}`]),
  ].join(' · ');

interface DirectorsProps {
  period: FilmPeriod;
  /** How many are shown. */
  most: number;
}

/**
 * The directors of at least two of the period's films, the one with the most first, with the average of the stars given
 * to them; nothing if those of most films are unknown. Each leads to all their films.
 */
export function Directors({ period: { directors, directed, films }, most }: DirectorsProps) {
  const shown = directors.filter((director) => director.films >= MIN_FILMS).slice(0, most);
  if (shown.length === 0 || !isMostlyKnown(directed, films)) return null;
  return (
    <PeriodSection
      note={
        directed < films
          ? `The director is known for ${withCommas(directed)} of ${counted(films, 'film')}.`
          : null
      }
      title="Directors"
    >
      <Ranking
        label="Directors"
        of="Director"
        rows={shown.map((director) => ({
          name: director.name,
          count: director.films,
          note: noteOf(director),
          to: paths.director(director.name),
        }))}
        unit="Films"
      />
    </PeriodSection>
  );
}
