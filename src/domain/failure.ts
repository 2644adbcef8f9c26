import * as v from 'valibot';

/**
 * What a failure of the data or of a session means. It is decided here and nowhere else, so that slow, refused, gone
 * and broken are never taken for each other: only two of them let anything be deleted.
 */
export type Failure =
  /** No answer yet: whoever holds the data may still let go of it. Wait, and offer another try. */
  | 'slow'
  /** It will not be had here, and says nothing about the data: do without, and leave it alone. */
  | 'refused'
  /** It is elsewhere, or was in the way of something else: it may come back. */
  | 'goneForNow'
  /** It cannot come back. */
  | 'goneForGood'
  /** It is there, and proves to be of no use. */
  | 'broken';

/** The one rule about deleting what somebody may want back. */
export const mayDelete = (failure: Failure): boolean =>
  failure === 'goneForGood' || failure === 'broken';

const NamedSchema = v.object({ name: v.string() });

/** What browsers say where a page may have no database. */
const DENIALS = ['SecurityError', 'NotAllowedError', 'TypeError', 'ReferenceError'];

/** What they say of one whose files or stores are damaged. It counts only when said again: a disk may be busy. */
const DAMAGES = ['UnknownError', 'NotReadableError', 'DataError', 'NotFoundError'];

/** What it means that the database could not be opened or read. Silence is no error: that is `slow`. */
export const databaseFailure = (error: unknown): Failure => {
  const name = v.is(NamedSchema, error) ? error.name : '';
  if (DENIALS.includes(name)) return 'refused';
  return DAMAGES.includes(name) ? 'broken' : 'goneForNow';
};

/** Whose data a backend has. */
export interface Installation {
  /** Names the key that signs its tokens. */
  id: string;
  /** Whether it outlives the page. A browser has one that does, and every tab without it has its own. */
  isKept: boolean;
}

/**
 * What it means for a session that a backend refused its token.
 * @param signedBy the installation that the token names; null where it names none
 */
export const sessionFailure = (signedBy: string | null, { id, isKept }: Installation): Failure =>
  isKept || signedBy === id ? 'goneForGood' : 'goneForNow';
