import { useAppSelector } from '../../../app/hooks';
import type { Revised } from '../../../api/revised';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import type { MyFilm } from '../../../domain/films';
import { selectHasWatched, selectIsListed, selectMyRating } from '../changes/shownFilm';

const NOTHING: MyFilm = { rating: null, watched: false, watchlist: false };

/** The viewer's rating and marks of a film: as answered, with their changes applied. */
export const useMyFilm = ({ film, mine, revision }: Revised<FilmPageAnswer>): MyFilm => {
  const answered = mine ?? NOTHING;
  const rating = useAppSelector((state) =>
    selectMyRating(state, film._id, answered.rating, revision),
  );
  const watched = useAppSelector((state) =>
    selectHasWatched(state, film._id, answered.watched, revision),
  );
  const watchlist = useAppSelector((state) =>
    selectIsListed(state, film._id, answered.watchlist, revision),
  );
  return { rating, watched, watchlist };
};
