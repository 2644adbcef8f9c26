import { useMemo } from 'react';
import type { Revised } from '../../../api/answered';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import { useGetFilmQuery } from '../../films/filmsApi';
import { useMyFilm } from '../../films/page/useMyFilm';
import { useViewer } from '../../users/useViewer';
import { PictureWaiting } from '../PictureWaiting';
import { filmPicture } from '../pictures/filmPicture';
import { useDrawnPerson } from '../useDrawnPerson';

function FilmPicture({ answer }: { answer: Revised<FilmPageAnswer> }) {
  const { rating } = useMyFilm(answer);
  const person = useDrawnPerson(useViewer());
  const { film } = answer;
  const picture = useMemo(
    () => (person && rating !== null ? filmPicture({ film, rating, person }) : null),
    [film, rating, person],
  );
  return <PictureWaiting picture={picture} />;
}

/** A film that the viewer rated as a picture. */
export function FilmSubject({ filmId }: { filmId: string }) {
  const { data, error, refetch } = useGetFilmQuery(filmId);
  if (data) return <FilmPicture answer={data} />;
  return <PictureWaiting error={error} onRetry={() => void refetch()} picture={null} />;
}
