import {
  DEFAULT_SORT,
  FEED_NAMES,
  FEED_SORTS,
  type FeedName,
  type FeedSort,
} from '../../src/domain/feeds';
import { LIMITS } from '../../src/domain/limits';
import { Refusal } from '../rules/refusal';

export interface PageQuery {
  sort: FeedSort;
  limit: number;
  cursor: string | null;
}

const PAGE_PARAMETERS = ['feed', 'sort', 'limit', 'cursor'];

/** Whether the caller asks for a page; otherwise the whole list is meant. */
export function asksForPage(query: URLSearchParams): boolean {
  return PAGE_PARAMETERS.some((name) => query.has(name));
}

/** @throws Refusal 400, like all in this file. */
export function pageQueryOf(query: URLSearchParams): PageQuery {
  return {
    sort: oneOf(query, 'sort', FEED_SORTS, DEFAULT_SORT),
    limit: limitOf(query),
    cursor: query.get('cursor'),
  };
}

export function feedNameOf(query: URLSearchParams): FeedName {
  return oneOf(query, 'feed', FEED_NAMES, 'explore');
}

/** How many are asked for: 1 to 100, 20 where nothing is said. */
export function limitOf(query: URLSearchParams): number {
  const text = query.get('limit');
  if (text === null) return LIMITS.pageSize;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= LIMITS.pageSizeMax) return limit;
  throw Refusal.badRequest(`limit must be a whole number from 1 to ${LIMITS.pageSizeMax}.`);
}

function oneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly T[],
  otherwise: T,
): T {
  const text = query.get(name);
  if (text === null) return otherwise;
  const value = allowed.find((candidate) => candidate === text);
  if (value === undefined)
    throw Refusal.badRequest(`${name} must be one of: ${allowed.join(', ')}.`);
  return value;
}
