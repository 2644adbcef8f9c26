import type { CallAccess } from '../../app/hooks';
import type { FilmMatch } from '../../domain/filmAnswers';
import type { NamedFilm } from '../../domain/matchRequest';
import { LIMITS } from '../../domain/limits';
import { chunksOf } from '../../lib/chunksOf';
import { matchApi } from './matchApi';

/**
 * Matches any number of films with those on the server. Returns the matches in the same order.
 * @param onProgress receives the number of films matched so far
 * @throws the error of a failed call, for `errorMessage`
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
