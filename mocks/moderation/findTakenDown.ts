import type { Reading } from '../db/db';
import type { Value } from '../db/schema';
import { maySeeTakenDown } from '../rules/roles';
import type { UserRecord } from '../rules/records';

type Viewer = Pick<UserRecord, '_id' | 'role'> | null;

/** A post that was taken down, for those who may still see it. */
export async function findTakenDownPost(
  tx: Reading,
  postId: string,
  viewer: Viewer,
): Promise<Value<'takenDownPosts'> | undefined> {
  const takenDown = viewer ? await tx.get('takenDownPosts', postId) : undefined;
  return takenDown && maySeeTakenDown(viewer, takenDown) ? takenDown : undefined;
}

/** The same of a list. */
export async function findTakenDownList(
  tx: Reading,
  listId: string,
  viewer: Viewer,
): Promise<Value<'takenDownLists'> | undefined> {
  const takenDown = viewer ? await tx.get('takenDownLists', listId) : undefined;
  return takenDown && maySeeTakenDown(viewer, takenDown) ? takenDown : undefined;
}
