import type { CallAccess } from '../../app/hooks';
import type { FilmMatch } from '../../domain/filmAnswers';
import type { NamedFilm } from '../../domain/matchRequest';
import { LIMITS } from '../../domain/limits';
import { chunksOf } from '../../lib/chunksOf';
import { matchApi } from './matchApi';

/**
 * Which of our films these are, however many, in their order.
 * @param onProgress receives how many are known
 * @throws what a call failed with, for `errorMessage`
 */
export const matchAll = async (
  films: readonly NamedFilm[],
  { dispatch }: Pick<CallAccess, 'dispatch'>,
  onProgress: (done: number) => void = () => undefined,
): Promise<FilmMatch[]> => {
  let done = 0;
  onProgress(done);
  const { matchFilms } = matchApi.endpoints;
  const answers = await Promise.all(
    chunksOf(films, LIMITS.importRows).map(async (chunk) => {
      const call = dispatch(matchFilms.initiate(chunk, { track: false }));
      const { matches } = await call.unwrap();
      onProgress((done += chunk.length));
      return matches;
    }),
  );
  return answers.flat();
};
