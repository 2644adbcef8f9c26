import { useParams } from 'react-router-dom';
import { PageHeading } from '../components/PageHeading';
import { Evenings } from '../features/films/year/Evenings';
import { paths } from '../lib/paths';
import { isYearOfFilm, readYearPart, yearPartTitle } from '../lib/yearPart';
import { YearPage } from './YearPage';

/** `/profile/{username}/year/{year}/{part}/{value}`: the evenings that a bar of a year counts. */
export function YearPartPage() {
  const { username = '', year = '', ...params } = useParams();
  // Which says that there was no such year.
  if (!isYearOfFilm(year)) return <YearPage />;
  const part = readYearPart({ year, ...params });
  return (
    part && (
      <>
        <PageHeading backTo={paths.filmYear(username, Number(year))} title={yearPartTitle(part)} />
        <Evenings username={username} {...part} />
      </>
    )
  );
}
