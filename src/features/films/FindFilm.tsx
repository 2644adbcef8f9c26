import { FilmPicker } from '../../components/FilmPicker';
import { useFilmSearch } from './useFilmSearch';

type FindFilmProps = Pick<
  React.ComponentProps<typeof FilmPicker>,
  'onChoose' | 'onClose' | 'missing'
>;

/** Where a film is looked for among all that are known here. */
export function FindFilm(props: FindFilmProps) {
  const search = useFilmSearch();
  return <FilmPicker {...search} {...props} />;
}
