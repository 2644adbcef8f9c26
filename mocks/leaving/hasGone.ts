import { lastReturn } from '../rules/leaving';
import type { Store } from '../store';

/** Whether anybody is to be erased. */
export async function hasGone(store: Store, now: Date): Promise<boolean> {
  const range = { prefix: [], below: [lastReturn(now)] };
  const { value } = await store.read((tx) => tx.count('leavers', 'byAge', range));
  return value > 0;
}
