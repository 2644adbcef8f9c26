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
  onProgress(0);
  const { matchFilms } = matchApi.endpoints;
  const matches: FilmMatch[] = [];
  // One after another: together, their answers would block the page.
  for (const chunk of chunksOf(films, LIMITS.importRows)) {
    const call = dispatch(matchFilms.initiate(chunk, { track: false }));
    matches.push(...(await call.unwrap()).matches);
    onProgress(matches.length);
  }
  return matches;
};
