import { answered } from '../../api/answered';
import { api } from '../../api/service';
import { FilmsAnswerSchema } from '../../domain/filmAnswers';

const MAX_RESULTS = 8;

/** The film search, which every page includes; the other film endpoints are loaded with their screens. */
export const findFilmsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Films that match a text, the best match first. */
    findFilms: build.query({
      query: (q: string) => ({ url: '/films', params: { q, limit: MAX_RESULTS } }),
      ...answered(FilmsAnswerSchema),
      providesTags: ['Films'],
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useFindFilmsQuery } = findFilmsApi;
