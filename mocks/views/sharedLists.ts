import type { Reading } from '../db/db';
import { isVisible } from '../rules/lists';
import { summariesOf, summaryIn } from './films';
import type { ShownList } from './postLists';
import { summaryView, usersWithIds, type ViewContext } from './users';

/** The existing lists with these ids that the viewer may see, by id. */
export async function sharedLists(
  tx: Reading,
  ids: readonly string[],
  { picture, viewer }: ViewContext,
): Promise<Map<string, ShownList>> {
  const found = await Promise.all(ids.map((id) => tx.get('lists', id)));
  const lists = found
    .filter((list) => list !== undefined)
    .filter((list) => isVisible(list, viewer));
  const [owners, films] = await Promise.all([
    usersWithIds(
      tx,
      lists.map(({ ownerId }) => ownerId),
    ),
    summariesOf(
      tx,
      lists.flatMap(({ posterIds }) => posterIds),
      viewer,
    ),
  ]);
  return new Map(
    lists.flatMap(({ _id, seq, title, filmCount, ownerId, posterIds }): [string, ShownList][] => {
      const owner = owners.get(ownerId);
      if (!owner) return [];
      const posters = posterIds.map((filmId) => summaryIn(films, filmId));
      const view = { _id, title, filmCount, owner: summaryView(owner, picture), posters };
      return [[_id, { seq, view }]];
    }),
  );
}
