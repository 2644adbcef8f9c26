import type { Revised } from '../../../api/answered';
import { SharePageButton } from '../../../components/SharePageButton';
import type { FilmPageAnswer } from '../../../domain/filmAnswers';
import { filmName } from '../../../lib/films';
import { paths } from '../../../lib/paths';
import { useShare } from '../../ui/useShare';
import { useMyFilm } from './useMyFilm';

/** Shares a film; as a picture once the viewer has rated it. */
export function ShareFilm({ answer }: { answer: Revised<FilmPageAnswer> }) {
  const { film } = answer;
  const { rating } = useMyFilm(answer);
  const share = useShare({
    path: paths.film(film._id),
    title: filmName(film),
    subject: rating === null ? undefined : { kind: 'film', filmId: film._id },
  });
  return <SharePageButton {...share} />;
}
