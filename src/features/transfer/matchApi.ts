import { answered } from '../../api/answered';
import { api } from '../../api/service';
import { MatchAnswerSchema } from '../../domain/filmAnswers';
import type { NamedFilm } from '../../domain/matchRequest';

/** Used only by imports. */
export const matchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Matches titles and years with the server's films; at most `LIMITS.importRows` per call. Changes nothing. */
    matchFilms: build.mutation({
      query: (films: NamedFilm[]) => ({ url: '/films/match', method: 'POST', body: { films } }),
      ...answered(MatchAnswerSchema),
    }),
  }),
});
