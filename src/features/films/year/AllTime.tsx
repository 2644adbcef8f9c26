import { useAppSelector } from '../../../app/hooks';
import type { FilmAllTime } from '../../../domain/periods';
import { allTimePart, allTimePath } from '../../../lib/allTimePath';
import { paths } from '../../../lib/paths';
import { selectSessionUser } from '../../auth/authSlice';
import { useGetAllTimeQuery } from '../diaryApi';
import { ChartSection } from './ChartSection';
import { Countries } from './Countries';
import { Directors } from './Directors';
import { EmptyPeriod } from './EmptyPeriod';
import { Opening } from './Opening';
import { PeriodAnswer, PeriodSections } from './PeriodAnswer';
import { PeriodFigures } from './PeriodFigures';
import { PeriodPosters } from './PeriodPosters';
import { SharePeriod } from './SharePeriod';
import { WatchedAgain } from './WatchedAgain';
import { decadeBars, starBars, weeklyEvenings, yearBars } from './yearBars';

const MOST_DIRECTORS = 16;

interface ContentProps {
  username: string;
  isOwn: boolean;
  allTime: FilmAllTime;
  revision: number;
}

function Content({ username, isOwn, allTime, revision }: ContentProps) {
  const { entries, average, histogram, years, decades, again } = allTime;
  if (entries === 0)
    return (
      <EmptyPeriod title="No films yet" username={username}>
        {isOwn ? (
          'Log what you watch, and see here what it adds up to.'
        ) : (
          <>
            <bdi>@{username}</bdi> has not logged anything yet.
          </>
        )}
      </EmptyPeriod>
    );
  return (
    <PeriodSections>
      <Opening isOwn={isOwn} username={username}>
        <PeriodFigures period={allTime} weekly={weeklyEvenings(allTime)} />
        <PeriodPosters isAllTime label="Films of all time" period={allTime} revision={revision} />
        <SharePeriod
          path={allTimePath(username)}
          subject={{ kind: 'allTime', username }}
          title={`All time in film, by @${username}`}
        />
      </Opening>
      <ChartSection
        bars={yearBars(years, (year) => paths.filmYear(username, year))}
        label="Evenings by year"
        of="Year"
        title="Year by year"
      />
      {average !== null && (
        <ChartSection
          bars={starBars(histogram, (stars) => allTimePart(username, 'stars', stars))}
          label="Evenings by stars"
          of="Stars"
          title="Star by star"
        />
      )}
      <ChartSection
        bars={decadeBars(decades, (decade) => allTimePart(username, 'decade', decade))}
        label="Evenings by the film’s decade"
        of="Decade"
        title="Decade by decade"
      />
      <Countries allTime={allTime} username={username} />
      <Directors most={MOST_DIRECTORS} period={allTime} />
      <WatchedAgain again={again} revision={revision} />
    </PeriodSections>
  );
}

/** What all of a user's diary adds up to. */
export function AllTime({ username }: { username: string }) {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const query = useGetAllTimeQuery(username);
  return (
    <PeriodAnswer query={query}>
      {(answer) => <Content isOwn={isOwn} username={username} {...answer} />}
    </PeriodAnswer>
  );
}
