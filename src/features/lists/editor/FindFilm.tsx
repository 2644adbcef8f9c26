import { FilmPicker } from '../../../components/FilmPicker';
import { useFilmSearch } from '../../films/useFilmSearch';

type FindFilmProps = Pick<React.ComponentProps<typeof FilmPicker>, 'onChoose' | 'onClose'>;

/** Searches all films for one to put on the list. */
export function FindFilm(props: FindFilmProps) {
  const search = useFilmSearch();
  return <FilmPicker {...search} {...props} />;
}
