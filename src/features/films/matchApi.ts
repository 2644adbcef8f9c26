import { api } from '../../api/service';
import { MatchAnswerSchema, type MatchAnswer } from '../../domain/answers';
import type { NamedFilm } from '../../domain/matchRequest';

/** Asked by imports alone. */
export const matchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which of our films these are; at most as many as an import has rows. Changes nothing, however often. */
    matchFilms: build.mutation<MatchAnswer, NamedFilm[]>({
      query: (films) => ({ url: '/films/match', method: 'POST', body: { films } }),
      rawResponseSchema: MatchAnswerSchema,
    }),
  }),
});
