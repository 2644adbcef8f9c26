import type { DiaryQuery } from '../../src/domain/filmQueries';
import { tagKey } from '../../src/domain/distinctTags';
import { daysOf, type Reading } from '../db/db';
import { scanPage } from '../feeds/scanPage';
import type { DiaryRecord } from '../rules/filmRecords';
import type { Facet } from '../rules/periodRecords';

interface DiaryPage<T> {
  records: T[];
  nextCursor: string | null;
}

/** Part of a diary: everything, or what a filter finds, each in an index by day. */
type Part =
  | { store: 'diary'; index: 'byUser' | 'byStars'; prefix: [string, ...number[]] }
  | { store: 'entryTags'; index: 'byTag'; prefix: [string, string] }
  | { store: 'entryFacets'; index: 'byFacet'; prefix: [string, Facet] };

function partOf(userId: string, { rating, tag, decade, country }: DiaryQuery): Part {
  if (tag !== undefined)
    return { store: 'entryTags', index: 'byTag', prefix: [userId, tagKey(tag)] };
  if (decade !== undefined)
    return { store: 'entryFacets', index: 'byFacet', prefix: [userId, `decade ${decade}`] };
  if (country !== undefined)
    return { store: 'entryFacets', index: 'byFacet', prefix: [userId, `country ${country}`] };
  if (rating !== undefined) return { store: 'diary', index: 'byStars', prefix: [userId, rating] };
  return { store: 'diary', index: 'byUser', prefix: [userId] };
}

/** One page of a person's diary. @throws Refusal 400 for a cursor of another list */
export async function diaryPage(
  tx: Reading,
  userId: string,
  query: DiaryQuery,
): Promise<DiaryPage<DiaryRecord>> {
  const { sort, on } = query;
  const part = partOf(userId, query);
  const common = {
    scope: { feed: `${part.index}:${JSON.stringify([part.prefix, on])}`, sort },
    prefix: part.prefix,
    between: on === undefined ? undefined : daysOf(on),
    direction: sort === 'oldest' ? ('ascending' as const) : ('descending' as const),
    keyOf: ({ watchedOn, seq }: { watchedOn: string; seq: number }) => [watchedOn, seq],
    keyLength: 2,
  };
  if (part.store === 'diary') return scanPage(tx, { ...common, ...part }, query);
  const { records, nextCursor } =
    part.store === 'entryTags'
      ? await scanPage(tx, { ...common, ...part }, query)
      : await scanPage(tx, { ...common, ...part }, query);
  const entries = await Promise.all(records.map(({ entryId }) => tx.get('diary', entryId)));
  return { records: entries.filter((entry) => entry !== undefined), nextCursor };
}
