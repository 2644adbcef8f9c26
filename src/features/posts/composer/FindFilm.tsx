import { FilmPicker } from '../../../components/FilmPicker';
import { useFilmSearch } from '../../films/useFilmSearch';

type FindFilmProps = Pick<React.ComponentProps<typeof FilmPicker>, 'onChoose' | 'onClose'>;

/** Where the film of a draft is looked for. */
export function FindFilm(props: FindFilmProps) {
  const search = useFilmSearch();
  return <FilmPicker {...search} {...props} />;
}
