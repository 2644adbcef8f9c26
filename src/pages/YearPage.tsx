import { useParams } from 'react-router-dom';
import { PageHeading } from '../components/PageHeading';
import { YearInFilm } from '../features/films/year/YearInFilm';
import { paths } from '../lib/paths';

/** `/profile/{username}/year/{year}`: a person's year in film. */
export function YearPage() {
  const { username = '', year = '' } = useParams();
  return (
    <>
      <PageHeading backTo={paths.diary(username)} title={`${year} in film`} />
      <YearInFilm username={username} year={Number(year)} />
    </>
  );
}
