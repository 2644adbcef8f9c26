import { useMemo } from 'react';
import { useGetAllTimeQuery } from '../../films/diaryApi';
import { labelledEvenings } from '../../films/year/labelledEvenings';
import { periodFigures } from '../../films/year/periodFigures';
import type { Period } from '../pictures/periodPicture';
import { PeriodSubject } from './PeriodSubject';

/** All of a person's diary as a picture. */
export function AllTimeSubject({ username }: { username: string }) {
  const { data, error, refetch } = useGetAllTimeQuery(username);
  const period = useMemo(
    (): Period | null =>
      data
        ? {
            name: 'All time',
            figures: periodFigures(data.allTime),
            part: 'year',
            parts: data.allTime.years.map(({ year, entries }) => ({
              label: String(year),
              evenings: entries,
            })),
            films: labelledEvenings(data.allTime, true).map(({ film }) => film),
          }
        : null,
    [data],
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
