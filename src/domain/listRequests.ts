import * as v from 'valibot';
import { isBlank } from './blank';
import { REFUSALS } from './errors';
import { FilmIdSchema, flagSchema } from './filmFields';
import { LIST_LIMITS } from './listLimits';
import { IdSchema, jsonObject, textSchema } from './schemas';

const NO_TITLE = REFUSALS.listWithoutTitle[1];

const ListTitleSchema = v.pipe(
  v.string(NO_TITLE),
  textSchema('A title', LIST_LIMITS.title),
  v.trim(),
  v.check((title) => !isBlank(title), NO_TITLE),
);

const DescriptionSchema = textSchema('A description', LIST_LIMITS.description);

/** A note on a film; null or blank means none. */
const NoteSchema = v.exactOptional(v.nullable(textSchema('A note', LIST_LIMITS.note)));

/** A film as it is placed on a list. */
const ListedSchema = jsonObject('A film', { filmId: FilmIdSchema, note: NoteSchema });

/** All films of a list, in order. */
const ListFilmsSchema = v.pipe(
  v.array(ListedSchema, 'films must be a list.'),
  v.maxLength(LIST_LIMITS.films, REFUSALS.tooManyListFilms[1]),
);

/** Body of `POST /api/lists`. Lists are public unless they say otherwise. */
export const CreateListSchema = jsonObject('The body', {
  listData: jsonObject('listData', {
    _id: IdSchema,
    title: ListTitleSchema,
    description: v.optional(DescriptionSchema, ''),
    ranked: v.optional(flagSchema('ranked'), false),
    public: v.optional(flagSchema('public'), true),
    films: v.optional(ListFilmsSchema, []),
  }),
});
export type NewList = v.InferOutput<typeof CreateListSchema>['listData'];

/** Body of `POST /api/lists` as this app sends it. */
export interface CreateListRequest {
  listData: Partial<NewList> & Pick<NewList, 'title'> & { _id: string };
}

const REVISION_MESSAGE = 'revision must be that of an answer.';

/** Body of `POST /api/lists/edit/{id}`; an omitted field stays as it is, and `films` replaces them all. */
export const EditListSchema = jsonObject('The body', {
  listData: jsonObject('listData', {
    title: v.exactOptional(ListTitleSchema),
    description: v.exactOptional(DescriptionSchema),
    ranked: v.exactOptional(flagSchema('ranked')),
    public: v.exactOptional(flagSchema('public')),
    films: v.exactOptional(ListFilmsSchema),
  }),
  /** The revision of the list that the edit began from: if the list has another by now, nothing changes. */
  revision: v.exactOptional(v.pipe(v.number(REVISION_MESSAGE), v.safeInteger(REVISION_MESSAGE))),
});
export type EditListRequest = v.InferOutput<typeof EditListSchema>;
export type ListEdit = EditListRequest['listData'];

/** Body of `POST /api/lists/add/{id}`: the film comes last. */
export const AddToListSchema = jsonObject('The body', { filmId: FilmIdSchema, note: NoteSchema });
export type AddToListRequest = v.InferOutput<typeof AddToListSchema>;

/** Body of `POST /api/lists/remove/{id}`. */
export const RemoveFromListSchema = jsonObject('The body', { filmId: FilmIdSchema });

/** Body of `POST /api/lists/add-films/{id}` and of `/remove-films/{id}`. */
export const FilmsOfListSchema = jsonObject('The body', {
  filmIds: v.pipe(
    v.array(FilmIdSchema, 'filmIds must be a list.'),
    v.maxLength(LIST_LIMITS.films, REFUSALS.tooManyListFilms[1]),
  ),
});

const PLACE_MESSAGE = `to must be a place from 0 to ${LIST_LIMITS.films - 1}.`;

/** Body of `POST /api/lists/move/{id}`: `to` counts from 0; a place beyond the end means the last. */
export const MoveOnListSchema = jsonObject('The body', {
  filmId: FilmIdSchema,
  to: v.pipe(
    v.number(PLACE_MESSAGE),
    v.integer(PLACE_MESSAGE),
    v.minValue(0, PLACE_MESSAGE),
    v.maxValue(LIST_LIMITS.films - 1, PLACE_MESSAGE),
  ),
});
