import { revised, type Revised } from '../../api/revised';
import { api } from '../../api/service';
import { FilmsAnswerSchema, type FilmsAnswer } from '../../domain/filmAnswers';

const MAX_RESULTS = 8;

/** The film search, which every page includes; the other film endpoints are loaded with their screens. */
export const findFilmsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Films that match a text, the best match first. */
    findFilms: build.query<Revised<FilmsAnswer>, string>({
      query: (q) => ({ url: '/films', params: { q, limit: MAX_RESULTS } }),
      rawResponseSchema: FilmsAnswerSchema,
      transformResponse: revised<FilmsAnswer>,
      providesTags: ['Films'],
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useFindFilmsQuery } = findFilmsApi;
