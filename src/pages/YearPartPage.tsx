import { useParams } from 'react-router-dom';
import { PageHeading } from '../components/PageHeading';
import { Evenings } from '../features/films/year/Evenings';
import { allTimePath } from '../lib/allTimePath';
import { paths } from '../lib/paths';
import { isYearOfFilm, readYearPart } from '../lib/yearPart';
import { yearPartTitle } from '../lib/yearPartTitle';
import { YearPage } from './YearPage';

/** `/profile/{username}/year/{year}/{part}/{value}`, or without a year `…/all-time/…`: the evenings that a bar counts. */
export function YearPartPage() {
  const { username = '', year, ...params } = useParams();
  // Which says that there was no such year.
  if (year !== undefined && !isYearOfFilm(year)) return <YearPage />;
  const part = readYearPart({ year, ...params });
  const whole = year === undefined ? allTimePath(username) : paths.filmYear(username, Number(year));
  return (
    part && (
      <>
        <PageHeading backTo={whole} title={yearPartTitle(part)} />
        <Evenings username={username} {...part} />
      </>
    )
  );
}
