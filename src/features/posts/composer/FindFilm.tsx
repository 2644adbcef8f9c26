import { FilmPicker } from '../../../components/FilmPicker';
import { useFilmSearch } from '../../films/useFilmSearch';

type FindFilmProps = Pick<React.ComponentProps<typeof FilmPicker>, 'onChoose' | 'onClose'>;

/** The search for a draft's film. */
export function FindFilm(props: FindFilmProps) {
  const search = useFilmSearch();
  return <FilmPicker {...search} {...props} />;
}
