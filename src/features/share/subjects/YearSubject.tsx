import { useMemo } from 'react';
import { useGetYearQuery } from '../../films/diaryApi';
import { labelledEvenings } from '../../films/year/labelledEvenings';
import { periodFigures } from '../../films/year/periodFigures';
import type { Period } from '../pictures/periodPicture';
import { PeriodSubject } from './PeriodSubject';

const MONTHS = 'JFMAMJJASOND';

/** A person's year in film as a picture. */
export function YearSubject({ username, year }: { username: string; year: number }) {
  const { data, error, refetch } = useGetYearQuery({ username, year });
  const period = useMemo(
    (): Period | null =>
      data
        ? {
            name: String(year),
            figures: periodFigures(data.year),
            part: 'month',
            parts: data.year.months.map((evenings, month) => ({
              label: MONTHS.charAt(month),
              evenings,
            })),
            films: labelledEvenings(data.year, false).map(({ film }) => film),
          }
        : null,
    [data, year],
  );
  return (
    <PeriodSubject
      error={error}
      onRetry={() => void refetch()}
      period={period}
      username={username}
    />
  );
}
