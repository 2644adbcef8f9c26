import type { Revised } from '../../api/answered';
import { useAppStore } from '../../app/hooks';
import type { FilmPageAnswer } from '../../domain/filmAnswers';
import { places } from '../../features/drafts/draftRecord';
import {
  filmPostStarted,
  postDraftChanged,
  selectNewPostDraft,
} from '../../features/drafts/draftsSlice';
import { useMyFilm } from '../../features/films/page/useMyFilm';
import { COMES_FROM_FILM } from '../../lib/comesFromFilm';
import { useWriteAbout } from '../write/useWriteAbout';
import { Write } from '../write/Write';

const place = places.post;

/** Starts a post about the film, with the viewer's rating and the last day in their diary, and opens the composer. */
export function WriteButton({ answer }: { answer: Revised<FilmPageAnswer> }) {
  const { film, mine } = answer;
  const { rating } = useMyFilm(answer);
  const { dispatch, getState } = useAppStore();
  const write = useWriteAbout((before) => {
    dispatch(filmPostStarted(film));
    const isRated = selectNewPostDraft(getState(), place).rating !== undefined;
    const watchedOn = mine?.watchedOn;
    const change = {
      ...(rating !== null && !isRated && { rating }),
      // A draft that was about the film already keeps its day.
      ...(watchedOn !== undefined && before.film?._id !== film._id && { watchedOn }),
    };
    dispatch(postDraftChanged({ place, change }));
  }, COMES_FROM_FILM);
  return <Write onClick={write} />;
}
