import * as v from 'valibot';

/**
 * What a failure of the data or of a session means. It is decided only here, so that slow, refused, gone and broken are
 * never confused: only two of them allow anything to be deleted.
 */
export type Failure =
  /** No answer yet: whoever blocks the data may still release it. Wait, and offer a retry. */
  | 'slow'
  /** It is not available here, which says nothing about the data: do without it, and leave it alone. */
  | 'refused'
  /** It is elsewhere, or made way for something else: it may come back. */
  | 'goneForNow'
  /** It cannot come back. */
  | 'goneForGood'
  /** It exists, and has proved to be unusable. */
  | 'broken';

/** The only rule about deleting what somebody may want back. */
export const mayDelete = (failure: Failure): boolean =>
  failure === 'goneForGood' || failure === 'broken';

const NamedSchema = v.object({ name: v.string() });

/** What browsers throw if a page may not use a database. */
const DENIALS = ['SecurityError', 'NotAllowedError', 'TypeError', 'ReferenceError'];

/** What they throw for damaged files or stores. It counts only if repeated: a disk can be busy. */
const DAMAGES = ['UnknownError', 'NotReadableError', 'DataError', 'NotFoundError'];

/** Why the database could not be opened or read. A missing answer is not an error: that is `slow`. */
export const databaseFailure = (error: unknown): Failure => {
  const name = v.is(NamedSchema, error) ? error.name : '';
  if (DENIALS.includes(name)) return 'refused';
  return DAMAGES.includes(name) ? 'broken' : 'goneForNow';
};

/** A backend's installation. */
export interface Installation {
  /** Identifies the key that signs its tokens. */
  id: string;
  /** Whether it outlives the page. A browser has one such installation; every tab without it has its own. */
  isKept: boolean;
}

/**
 * What it means for a session that a backend refused its token.
 * @param signedBy the installation that the token names; null if it names none
 */
export const sessionFailure = (signedBy: string | null, { id, isKept }: Installation): Failure =>
  isKept || signedBy === id ? 'goneForGood' : 'goneForNow';
