import * as v from 'valibot';
import { AddressSchema, DirectorsSchema, FilmYearNumberSchema, TitleSchema } from './filmRequests';
import { LIMITS } from './limits';
import { jsonObject } from './schemas';

/** Body of `POST /api/films/match`. */
export const MatchSchema = jsonObject('The body', {
  films: v.pipe(
    v.array(
      jsonObject('A film', {
        title: TitleSchema,
        year: FilmYearNumberSchema,
        directors: v.exactOptional(DirectorsSchema),
        address: AddressSchema,
      }),
      'films must be a list.',
    ),
    v.maxLength(LIMITS.importRows, `A call takes at most ${LIMITS.importRows} films.`),
  ),
});
export type NamedFilm = v.InferOutput<typeof MatchSchema>['films'][number];
