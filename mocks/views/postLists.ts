import type { Post, SharedList } from '../../src/domain/entities';
import type { Reading } from '../db/db';
import { onDemand } from '../films/codeNeeded';
import type { PostRecord, Sequence } from '../rules/records';
import type { ViewContext } from './users';

/** A list as it is shown in a post or a notification, with its sequence number. */
export interface ShownList {
  seq: Sequence;
  view: SharedList;
}

export type ListsById = ReadonlyMap<string, ShownList>;

const NONE: ListsById = new Map();

/** Few feeds show a list. */
const code = onDemand(() => import('./sharedLists'));

/** The lists that records name, without those that are gone or private for the viewer. */
export async function listsIn(
  tx: Reading,
  records: readonly { listId?: string }[],
  context: ViewContext,
): Promise<ListsById> {
  const ids = records.flatMap(({ listId }) => listId ?? []);
  if (ids.length === 0) return NONE;
  return code().sharedLists(tx, [...new Set(ids)], context);
}

/** Nothing for a post whose list is gone, though somebody has made another with its id. */
export function listFields(
  lists: ListsById,
  { listId, listSeq }: Pick<PostRecord, 'listId' | 'listSeq'>,
): Pick<Post, 'list'> {
  const list = listId === undefined ? undefined : lists.get(listId);
  return list && (listSeq ?? list.seq) === list.seq ? { list: list.view } : {};
}
