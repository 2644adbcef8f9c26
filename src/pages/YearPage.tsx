import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState';
import { PageHeading } from '../components/PageHeading';
import { AllTime } from '../features/films/year/AllTime';
import { YearInFilm } from '../features/films/year/YearInFilm';
import { paths } from '../lib/paths';
import { FIRST_YEAR, isYearOfFilm } from '../lib/yearPart';

/** `/profile/{username}/year/{year}` and `…/all-time`: a person's year in film, or all of their diary. */
export function YearPage() {
  const { username = '', year } = useParams();
  if (year === undefined)
    return (
      <>
        <PageHeading backTo={paths.diary(username)} title="All time in film" />
        <AllTime username={username} />
      </>
    );
  const isYear = isYearOfFilm(year);
  return (
    <>
      <PageHeading
        backTo={paths.diary(username)}
        title={isYear ? `${year} in film` : 'Year in film'}
      />
      {isYear ? (
        <YearInFilm username={username} year={Number(year)} />
      ) : (
        <EmptyState title="There was no such year in film">
          <p>The first moving pictures date from {FIRST_YEAR}.</p>
          <Button component={Link} to={paths.diary(username)} variant="contained">
            Open the diary
          </Button>
        </EmptyState>
      )}
    </>
  );
}
