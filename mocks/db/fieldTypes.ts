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
  addedSeq: 'number',
  authorId: 'text',
  deletedAt: 'number',
  filmId: 'text',
  followedAt: 'text',
  followeeId: 'text',
  followerId: 'text',
  group: 'text',
  key: 'text',
  kind: 'text',
  likeCount: 'number',
  listedSeq: 'number',
  notedFilmId: 'text',
  postId: 'text',
  postSeq: 'number',
  rankKey: 'number',
  ratings: 'number',
  replyToId: 'text',
  seq: 'number',
  source: 'text',
  starsKey: 'number',
  talkCount: 'number',
  talkWeek: 'number',
  titleKey: 'text',
  userId: 'text',
  usernameKey: 'text',
  watchedOn: 'text',
  watchedSeq: 'number',
};
