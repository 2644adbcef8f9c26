import type { FeedSort } from '../../src/domain/feeds';
import type { KeyPart } from '../db/db';
import { Refusal } from '../rules/refusal';
import { decodeBase64Url, encodeBase64Url } from '../session/bytes';
import { keyLength, type SortKey } from './sortKey';

/** The list and sort a cursor is valid for. */
export interface CursorScope<Sort extends string = FeedSort> {
  /** `home`, `explore`, `bookmarks`, or an author's id; other lists use names of their own. */
  feed: string;
  sort: Sort;
}

/** An opaque, URL-safe string that holds the last item's sort key, never an offset. */
export function encodeCursor({ feed, sort }: CursorScope<string>, key: readonly KeyPart[]): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify([feed, sort, ...key])));
}

/** The key to continue from. @throws Refusal 400 if the cursor is not one of this feed and sort */
export function decodeCursor(cursor: string, scope: CursorScope): SortKey {
  const key = keyIn(cursor, scope);
  if (key.length === keyLength(scope.sort) && key.every(isWholeNumber)) return key;
  throw foreignCursor();
}

/**
 * The key to continue from in any other list, of one of these lengths.
 * @throws Refusal 400 if the cursor is not one of this list
 */
export function decodeKey(
  cursor: string,
  scope: CursorScope<string>,
  lengths: readonly number[],
): KeyPart[] {
  const key = keyIn(cursor, scope);
  if (lengths.includes(key.length) && key.every(isKeyPart)) return key;
  throw foreignCursor();
}

const foreignCursor = (): Refusal => Refusal.badRequest('The cursor does not belong to this list.');

const isWholeNumber = (part: unknown): part is number => Number.isSafeInteger(part);
const isKeyPart = (part: unknown): part is KeyPart =>
  typeof part === 'string' || isWholeNumber(part);

/** The cursor's key; empty if the cursor belongs to another list. */
function keyIn(cursor: string, { feed, sort }: CursorScope<string>): unknown[] {
  const [cursorFeed, cursorSort, ...key] = partsOf(cursor);
  return cursorFeed === feed && cursorSort === sort ? key : [];
}

function partsOf(cursor: string): unknown[] {
  try {
    const bytes = decodeBase64Url(cursor);
    const parts: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
