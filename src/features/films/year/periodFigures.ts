import type { FilmPeriod } from '../../../domain/periods';
import { withCommas } from '../../../lib/withCommas';
import { coverage, hoursOf, isMostlyKnown } from './yearBars';

interface Figure {
  /** Such as "films". */
  name: string;
  value: string;
  /** Of how much it is known, such as " in 9 of 10 evenings"; empty if of all. */
  coverage: string;
}

/**
 * The key figures of a year, or of all time, without those of which too little is known.
 * @param weekly evenings a week, where there is something to say
 */
export const periodFigures = (period: FilmPeriod, weekly: string | null = null): Figure[] => {
  const { films, entries, minutes, timed, average, histogram } = period;
  const hours = hoursOf(minutes);
  const rated = histogram.reduce((sum, count) => sum + count, 0);
  return [
    { name: films === 1 ? 'film' : 'films', value: withCommas(films), coverage: '' },
    ...(entries > films ? [{ name: 'evenings', value: withCommas(entries), coverage: '' }] : []),
    ...(hours !== '0' && isMostlyKnown(timed, entries)
      ? [
          {
            name: hours === '1' ? 'hour' : 'hours',
            value: hours,
            coverage: coverage(timed, entries, 'evening'),
          },
        ]
      : []),
    ...(weekly === null
      ? []
      : [
          {
            name: `${weekly === '1' ? 'evening' : 'evenings'} a week`,
            value: weekly,
            coverage: '',
          },
        ]),
    ...(average === null
      ? []
      : [
          {
            name: 'stars on average',
            value: average.toFixed(1),
            coverage: coverage(rated, entries, 'evening'),
          },
        ]),
  ];
};
