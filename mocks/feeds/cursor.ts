import type { FeedSort } from '../../src/domain/feeds';
import { Refusal } from '../rules/refusal';
import { decodeBase64Url, encodeBase64Url } from '../session/bytes';
import { keyLength, type SortKey } from './sortKey';

/** What a cursor belongs to: it is of no use in another feed or sort. */
export interface CursorPlace {
  /** `home`, `explore`, `bookmarks`, or an author's id. */
  feed: string;
  sort: FeedSort;
}

/** An opaque, address-safe text that remembers the last item's place: its sort key, never an offset. */
export function encodeCursor({ feed, sort }: CursorPlace, key: SortKey): string {
  return encodeBase64Url(new TextEncoder().encode(JSON.stringify([feed, sort, ...key])));
}

/** The key to go on from. @throws Refusal 400 when this feed and sort never gave out such a cursor. */
export function decodeCursor(cursor: string, { feed, sort }: CursorPlace): SortKey {
  const [cursorFeed, cursorSort, ...key] = partsOf(cursor);
  const belongs = cursorFeed === feed && cursorSort === sort && key.length === keyLength(sort);
  if (belongs && key.every(isWholeNumber)) return key;
  throw Refusal.badRequest('The cursor does not belong to this list.');
}

const isWholeNumber = (part: unknown): part is number => Number.isSafeInteger(part);

function partsOf(cursor: string): unknown[] {
  try {
    const bytes = decodeBase64Url(cursor);
    const parts: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
