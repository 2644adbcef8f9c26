import { useAppSelector } from '../../../app/hooks';
import type { Revised } from '../../../api/answered';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import type { MyFilm } from '../../../domain/films';
import { selectMine } from '../changes/shownFilm';

const NOTHING: MyFilm = { rating: null, watched: false, watchlist: false, loved: false };

/** The viewer's rating and marks of a film: as answered, with their changes applied. */
export const useMyFilm = ({ film, mine, revision }: Revised<FilmPageAnswer>): MyFilm => {
  const answered = mine ?? NOTHING;
  const useMine = <Field extends keyof MyFilm>(field: Field) =>
    useAppSelector((state) => selectMine(state, field, film._id, answered[field], revision));
  return {
    rating: useMine('rating'),
    watched: useMine('watched'),
    watchlist: useMine('watchlist'),
    loved: useMine('loved'),
  };
};
