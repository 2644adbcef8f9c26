import type { Film } from '../../src/domain/films';
import type { ListFilmSort } from '../../src/domain/lists';
import type { ListFilmsQuery } from '../../src/domain/listQueries';
import type { KeyPart, Reading } from '../db/db';
import { decodeKey, encodeCursor } from '../feeds/cursor';
import { scanPage } from '../feeds/scanPage';
import { fitsOf, isFiltered } from '../films/filmFilter';
import type { ListFilmRecord, ListRecord } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';
import { filmsOn } from './listStore';

/** A film of a list, with its rank on the whole list if not all films are answered in order. */
export type RankedRecord = ListFilmRecord & { rank?: number };

interface FilmsPage {
  records: RankedRecord[];
  nextCursor: string | null;
}

/** A film's key in an order. It ends with the film's place, so films that are equal stay in the owner's order. */
type OrderKey = readonly [KeyPart, number];

const VALUES: Record<ListFilmSort, (film: Film) => KeyPart> = {
  order: () => 0,
  title: ({ title }) => title,
  newest: ({ year }) => -year,
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compareValues = (one: KeyPart, other: KeyPart): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));

const compareKeys = ([one, place]: OrderKey, [other, otherPlace]: OrderKey): number =>
  compareValues(one, other) || place - otherPlace;

/** The films as their owner put them, page by page. */
const wholeList = (tx: Reading, { _id }: ListRecord, query: ListFilmsQuery): Promise<FilmsPage> =>
  scanPage(
    tx,
    {
      scope: { feed: `list:${_id}`, sort: 'order' },
      store: 'listFilms',
      index: 'byPlace',
      prefix: [_id],
      direction: 'ascending',
      keyOf: ({ place }) => [place],
      keyLength: 1,
    },
    query,
  );

/** The films that fit, in the order asked for. Ranks are those of the whole list, so all of it is read: it is limited. */
async function chosenFilms(
  tx: Reading,
  { _id }: ListRecord,
  query: ListFilmsQuery,
  viewer: UserRecord | null,
): Promise<FilmsPage> {
  const { sort, limit, cursor, ...filters } = query;
  const scope = { feed: `list:${_id}:${JSON.stringify(filters)}`, sort };
  const [value, place] = cursor === null ? [] : decodeKey(cursor, scope, [2]);
  const after: OrderKey | null = value === undefined ? null : [value, Number(place)];
  const [fits, all] = await Promise.all([fitsOf(tx, query, viewer), filmsOn(tx, _id)]);
  const fitting = await Promise.all(
    all.map(async (record, index) => {
      const stored = await tx.get('films', record.filmId);
      if (!stored || !(await fits(stored.film))) return [];
      const key: OrderKey = [VALUES[sort](stored.film), record.place];
      return after && compareKeys(key, after) <= 0 ? [] : [{ record, rank: index + 1, key }];
    }),
  );
  const left = fitting.flat().sort((one, other) => compareKeys(one.key, other.key));
  const page = left.slice(0, limit);
  const last = page.at(-1);
  return {
    records: page.map(({ record, rank }) => ({ ...record, rank })),
    nextCursor: last && left.length > limit ? encodeCursor(scope, last.key) : null,
  };
}

/**
 * A page of a list's films.
 * @throws Refusal 400 for a cursor of another list or query, 401 if a filter is about the viewer and there is none
 */
export const pageOfList = (
  tx: Reading,
  list: ListRecord,
  query: ListFilmsQuery,
  viewer: UserRecord | null,
): Promise<FilmsPage> =>
  query.sort === 'order' && !isFiltered(query)
    ? wholeList(tx, list, query)
    : chosenFilms(tx, list, query, viewer);
