import { revised, type Revised } from '../../api/revised';
import { api } from '../../api/service';
import { FilmsAnswerSchema, type FilmsAnswer } from '../../domain/filmAnswers';

const FOUND = 8;

/** The search, which stands on every page; what else is asked of films comes with their screens. */
export const findFilmsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Films that fit a text, the best fit first. */
    findFilms: build.query<Revised<FilmsAnswer>, string>({
      query: (q) => ({ url: '/films', params: { q, limit: FOUND } }),
      rawResponseSchema: FilmsAnswerSchema,
      transformResponse: revised<FilmsAnswer>,
      providesTags: ['Films'],
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useFindFilmsQuery } = findFilmsApi;
