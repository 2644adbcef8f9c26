import { useAppSelector } from '../../../app/hooks';
import type { FilmYear } from '../../../domain/periods';
import { paths } from '../../../lib/paths';
import { selectSessionUser } from '../../auth/authSlice';
import { useGetYearQuery } from '../diaryApi';
import { ChartSection } from './ChartSection';
import { Directors } from './Directors';
import { EmptyPeriod } from './EmptyPeriod';
import { Opening } from './Opening';
import { OtherPeriods } from './OtherPeriods';
import { PeriodAnswer, PeriodSections } from './PeriodAnswer';
import { PeriodFigures } from './PeriodFigures';
import { PeriodPosters } from './PeriodPosters';
import { SharePeriod } from './SharePeriod';
import { monthBars, starBars } from './yearBars';

const MOST_DIRECTORS = 8;

interface YearContentProps {
  username: string;
  isOwn: boolean;
  year: FilmYear;
  revision: number;
}

function YearContent({ username, isOwn, year: numbers, revision }: YearContentProps) {
  const { year, months, average, histogram } = numbers;
  if (numbers.entries === 0)
    return (
      <EmptyPeriod title={`No films in ${year}`} username={username}>
        {isOwn ? (
          'Log what you watch, and your year takes shape here.'
        ) : (
          <>
            <bdi>@{username}</bdi> logged nothing that year. Other years are in the diary.
          </>
        )}
      </EmptyPeriod>
    );
  return (
    <PeriodSections>
      <Opening isOwn={isOwn} username={username}>
        <PeriodFigures period={numbers} />
        <PeriodPosters
          isAllTime={false}
          label="Films of the year"
          period={numbers}
          revision={revision}
        />
        <SharePeriod
          path={paths.filmYear(username, year)}
          subject={{ kind: 'year', username, year }}
          title={`${year} in film, by @${username}`}
        />
      </Opening>
      <ChartSection
        bars={monthBars(months, (month) => paths.yearPart(username, year, 'month', month))}
        label="Evenings by month"
        of="Month"
        title="Month by month"
      />
      {average !== null && (
        <ChartSection
          bars={starBars(histogram, (stars) => paths.yearPart(username, year, 'stars', stars))}
          label="Evenings by stars"
          of="Stars"
          title="Star by star"
        />
      )}
      <Directors most={MOST_DIRECTORS} period={numbers} />
    </PeriodSections>
  );
}

/** A user's year in film, from their diary. */
export function YearInFilm({ username, year }: { username: string; year: number }) {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const query = useGetYearQuery({ username, year });
  return (
    <>
      <OtherPeriods username={username} year={year} />
      <PeriodAnswer query={query}>
        {(answer) => <YearContent isOwn={isOwn} username={username} {...answer} />}
      </PeriodAnswer>
    </>
  );
}
