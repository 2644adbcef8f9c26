import type { LAYOUT } from './layout';
import type { StoreName, Value } from './schema';

/** The fields that a path consists of. */
type PartsOf<Path> = Path extends readonly (infer Field)[] ? Field : Path;

type Indexes<S extends StoreName> = (typeof LAYOUT)[S]['indexes'];
type FieldsOf<S extends StoreName> =
  PartsOf<(typeof LAYOUT)[S]['key']> | PartsOf<Indexes<S>[keyof Indexes<S>]>;

/** Every field that a key or an index is made of. */
export type KeyField = Extract<{ [S in StoreName]: FieldsOf<S> }[StoreName], string>;

/** A field's values in all stores that are keyed by it. */
type ValuesOf<F> = {
  [S in StoreName]: F extends FieldsOf<S> & keyof Value<S> ? NonNullable<Value<S>[F]> : never;
}[StoreName];

/** The types of the fields of keys and indexes, for a database whose columns have types. */
export const FIELD_TYPES: {
  readonly [F in KeyField]: [ValuesOf<F>] extends [string] ? 'text' : 'number';
} = {
  _id: 'text',
  aboutId: 'text',
  addedBy: 'text',
  addedSeq: 'number',
  authorId: 'text',
  code: 'text',
  deletedAt: 'number',
  entries: 'number',
  entryId: 'text',
  evenings: 'number',
  facet: 'text',
  filmId: 'text',
  followedAt: 'text',
  followeeId: 'text',
  followerId: 'text',
  group: 'text',
  hiddenId: 'text',
  key: 'text',
  kind: 'text',
  leftAt: 'number',
  likeCount: 'number',
  listId: 'text',
  listedSeq: 'number',
  lovedSeq: 'number',
  makerId: 'text',
  name: 'text',
  notedFilmId: 'text',
  open: 'number',
  ownerId: 'text',
  period: 'text',
  place: 'number',
  postId: 'text',
  postSeq: 'number',
  publicSeq: 'number',
  rank: 'number',
  rankKey: 'number',
  rating: 'number',
  ratings: 'number',
  replyToId: 'text',
  reporterId: 'text',
  seq: 'number',
  source: 'text',
  starsKey: 'number',
  tagKey: 'text',
  talkCount: 'number',
  talkWeek: 'number',
  titleKey: 'text',
  userId: 'text',
  usedById: 'text',
  usernameKey: 'text',
  watchedOn: 'text',
  watchedSeq: 'number',
};
