import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { errorMessage, errorStatus } from '../../../api/errorMessage';
import { useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { NotFound } from '../../../components/NotFound';
import { LIMITS } from '../../../domain/limits';
import { today } from '../../../lib/dayjs';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/useNow';
import { space } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { useGetYearQuery } from '../diaryApi';
import { Bars } from './Bars';
import { Directors, directorsToShow } from './Directors';
import { counted, monthBars, starBars } from './yearBars';
import { YearFigures } from './YearFigures';
import { YearPosters } from './YearPosters';

const Page = styled('div')({
  display: 'grid',
  gap: space(10),
  padding: `${space(6)} ${space(4)} ${space(10)}`,
  '& section': { display: 'grid', gap: space(4) },
});

/** Whose year it is, which the address of a shared link alone would tell, and its figures. */
const Opening = styled('div')({ display: 'grid', gap: space(6) });

const FIRST_YEAR = Number(LIMITS.firstWatchDay.slice(0, 4));

const Years = styled('nav')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${space(3)} ${space(4)}`,
  // Aligns the buttons' labels with the page's text.
  '& > a': { margin: '0 -13px', padding: `${space(2)} ${space(3)}` },
});

/** Links to the previous year, and to the next one unless it is in the future. */
function OtherYears({ username, year }: { username: string; year: number }) {
  const thisYear = useNow(() => Number(today().slice(0, 4)));
  return (
    <Years aria-label="Years">
      {year > FIRST_YEAR && (
        <Button component={Link} to={paths.filmYear(username, year - 1)}>
          ‹ {year - 1}
        </Button>
      )}
      {year < thisYear && (
        <Button component={Link} to={paths.filmYear(username, year + 1)}>
          {year + 1} ›
        </Button>
      )}
    </Years>
  );
}

function YearContent({ username, year }: { username: string; year: number }) {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { currentData, error, isFetching, refetch } = useGetYearQuery({ username, year });
  if (!currentData) {
    if (error && !isFetching) {
      const message = errorMessage(error);
      return errorStatus(error) === 404 ? (
        <NotFound back={{ to: paths.explore, label: 'Back to Explore' }} message={message} />
      ) : (
        <ErrorState message={message} onRetry={() => void refetch()} />
      );
    }
    return (
      <Page aria-busy="true">
        <Skeleton height={80} variant="rounded" width="70%" />
        <Skeleton height={148} variant="rounded" />
        <Skeleton height={148} variant="rounded" />
      </Page>
    );
  }
  const { year: numbers, revision } = currentData;
  const directors = directorsToShow(numbers);
  if (numbers.entries === 0)
    return (
      <EmptyState title={`No films in ${year}`}>
        <p>
          {isOwn ? (
            'Log what you watch, and your year takes shape here.'
          ) : (
            <>
              <bdi>@{username}</bdi> logged nothing that year. Other years are in the diary.
            </>
          )}
        </p>
        <Button component={Link} to={paths.diary(username)} variant="contained">
          Open the diary
        </Button>
      </EmptyState>
    );
  return (
    <Page>
      <Opening>
        {!isOwn && (
          <Typography color="textSecondary">
            From{' '}
            <MuiLink color="primary" component={Link} to={paths.diary(username)} underline="always">
              <bdi>@{username}</bdi>’s diary
            </MuiLink>
          </Typography>
        )}
        <YearFigures year={numbers} />
        <YearPosters revision={revision} year={numbers} />
      </Opening>
      <section>
        <Typography component="h2" variant="h2">
          Month by month
        </Typography>
        <Bars
          bars={monthBars(numbers.months, (month) =>
            paths.yearPart(username, year, 'month', month),
          )}
          label="Evenings by month"
        />
      </section>
      {numbers.average !== null && (
        <section>
          <Typography component="h2" variant="h2">
            Star by star
          </Typography>
          <Bars
            bars={starBars(numbers.histogram, (stars) =>
              paths.yearPart(username, year, 'stars', stars),
            )}
            label="Evenings by stars"
          />
        </section>
      )}
      {directors.length > 0 && (
        <section>
          <Typography component="h2" variant="h2">
            Directors
          </Typography>
          {numbers.directed < numbers.films && (
            <Typography color="textSecondary" variant="body2">
              The director is known for {numbers.directed} of {counted(numbers.films, 'film')}.
            </Typography>
          )}
          <Directors directors={directors} />
        </section>
      )}
    </Page>
  );
}

/** A user's year in film, from their diary. */
export function YearInFilm(props: { username: string; year: number }) {
  return (
    <>
      <OtherYears {...props} />
      <YearContent {...props} />
    </>
  );
}
