import { isGone } from '../rules/leaving';
import type { UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import type { Snapshot, Store } from '../store';

/** Takes back that somebody deleted their account. @throws Refusal 404 if they have just been erased */
export const comeBack = (store: Store, { _id }: UserRecord): Promise<Snapshot<null>> =>
  store.mutate(async ({ tx, now }) => {
    const [user, leaver] = await Promise.all([tx.get('users', _id), tx.get('leavers', _id)]);
    if (!user || (leaver && isGone(leaver, now))) throw Refusal.named('unknownUsername');
    await tx.delete('leavers', _id);
    return {
      value: null,
      change: { kind: 'account', actorId: _id, postIds: [], userIds: [], isPrivate: true },
    };
  });
