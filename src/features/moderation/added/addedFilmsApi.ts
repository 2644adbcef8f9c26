import * as v from 'valibot';
import { answered, answeredInPages, type PageRequest } from '../../../api/answered';
import { api } from '../../../api/service';
import type { FilmEdit } from '../../../domain/filmRequests';
import { AddedFilmsAnswerSchema, FilmUsesAnswerSchema } from '../../../domain/moderation';

const PAGE = 20;

interface AboutFilm {
  filmId: string;
  reason: string;
}

const post = (act: string, { filmId, reason }: AboutFilm, fields: object) => ({
  url: `/moderation/${act}`,
  method: 'POST',
  body: { about: { kind: 'film', id: filmId }, reason, ...fields },
});

/** The films that members added, and what moderators do to them. */
const addedFilmsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddedFilms: build.infiniteQuery({
      query: ({ pageParam }: PageRequest<void>) => ({
        url: '/moderation/films',
        params: { limit: PAGE, cursor: pageParam ?? undefined },
      }),
      // What is shown stays whole: an act must not take away the pages that were read.
      ...answeredInPages(AddedFilmsAnswerSchema, { refetchCachedPages: true }),
      providesTags: ['Moderation'],
    }),
    getFilmUses: build.query({
      query: (filmId: string) => ({ url: `/moderation/films/${encodeURIComponent(filmId)}` }),
      ...answered(FilmUsesAnswerSchema),
      keepUnusedDataFor: 0,
    }),
    mendFilm: build.mutation({
      query: ({ filmData, ...about }: AboutFilm & { filmData: FilmEdit }) =>
        post('mend', about, { filmData }),
      ...answered(v.object({})),
      invalidatesTags: ['Moderation', 'Film', 'Films', 'PersonFilms', 'Lists', 'List', 'Post'],
    }),
    mergeFilms: build.mutation({
      query: ({ intoId, ...about }: AboutFilm & { intoId: string }) =>
        post('merge-films', about, { intoId }),
      ...answered(v.object({})),
      // What was said of the film may be shown anywhere.
      invalidatesTags: [
        ...(['Moderation', 'Film', 'Films', 'PersonFilms', 'TalkedAbout'] as const),
        ...(['Lists', 'List', 'User', 'Feed', 'Post'] as const),
      ],
    }),
  }),
});

export const {
  useGetAddedFilmsInfiniteQuery,
  useGetFilmUsesQuery,
  useMendFilmMutation,
  useMergeFilmsMutation,
} = addedFilmsApi;
