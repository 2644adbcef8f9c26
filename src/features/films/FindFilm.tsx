import { FilmPicker } from '../../components/FilmPicker';
import { useFilmSearch } from './useFilmSearch';

type FindFilmProps = Pick<
  React.ComponentProps<typeof FilmPicker>,
  'onChoose' | 'onClose' | 'missing'
>;

/** Searches all films for one to choose. */
export function FindFilm(props: FindFilmProps) {
  const search = useFilmSearch();
  return <FilmPicker {...search} {...props} />;
}
