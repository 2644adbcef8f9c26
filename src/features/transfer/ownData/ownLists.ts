import * as v from 'valibot';
import { LIST_LIMITS } from '../../../domain/listLimits';
import { POST_ID_PATTERN } from '../../../domain/limits';
import { textSchema } from '../../../domain/schemas';
import type { WholeList } from '../readLists';
import { listOf } from './listOf';

export const ListIdSchema = v.pipe(v.string(), v.regex(POST_ID_PATTERN));

const ExportedListSchema = v.object({
  _id: ListIdSchema,
  title: textSchema('A title', LIST_LIMITS.title),
  description: textSchema('A description', LIST_LIMITS.description),
  ranked: v.boolean(),
  public: v.boolean(),
  /** In order, by their ids in the file's `films`. */
  films: v.pipe(
    v.array(
      v.object({
        film: v.string(),
        note: v.nullable(textSchema('A note', LIST_LIMITS.note)),
      }),
    ),
    v.maxLength(LIST_LIMITS.films),
  ),
});
export type ExportedList = v.InferOutput<typeof ExportedListSchema>;

/** A user's lists of films, private ones too, and the lists that they like. */
export const OWN_LISTS = {
  /** The oldest first. */
  lists: listOf(ExportedListSchema),
  likedLists: listOf(ListIdSchema),
};
export type OwnLists = v.InferOutput<v.ObjectSchema<typeof OWN_LISTS, undefined>>;

/** A list as a file has it. */
export const exportedList = ({
  _id,
  title,
  description,
  ranked,
  public: isPublic,
  films,
}: WholeList): ExportedList => ({
  _id,
  title,
  description,
  ranked,
  public: isPublic,
  films: films.map(({ film, note }) => ({ film: film._id, note })),
});
