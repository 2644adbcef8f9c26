import type { Writing } from '../db/db';
import type { EntryFacetRecord } from '../rules/periodRecords';
import { facetsOf, type LoggedFilm } from '../rules/periodSums';
import type { ChangedFilm } from './periods';

const facetsBy = (userId: string, { film, entries }: LoggedFilm): EntryFacetRecord[] =>
  facetsOf(film).flatMap((facet) =>
    entries.map(({ _id: entryId, watchedOn, seq }) => ({ entryId, facet, userId, watchedOn, seq })),
  );

const nameOf = ({ entryId, facet }: EntryFacetRecord): string => `${entryId} ${facet}`;

/** Stores by which decades and countries the entries are found. */
export async function storeEntryFacets(
  tx: Writing,
  userId: string,
  films: readonly ChangedFilm[],
): Promise<void> {
  const known = films.flatMap(({ before }) => facetsBy(userId, before));
  const wanted = films.flatMap(({ after }) => facetsBy(userId, after));
  const [there, kept] = [
    new Map(known.map((one) => [nameOf(one), one])),
    new Set(wanted.map(nameOf)),
  ];
  await Promise.all([
    ...known
      .filter((one) => !kept.has(nameOf(one)))
      .map(({ entryId, facet }) => tx.delete('entryFacets', [entryId, facet])),
    ...wanted
      .filter((one) => there.get(nameOf(one))?.watchedOn !== one.watchedOn)
      .map((one) => tx.put('entryFacets', one)),
  ]);
}
