import type { FollowAnswer } from '../../src/domain/answers';
import type { Writing } from '../db/db';
import { notifyOfFollow, withdrawFollow } from '../notifications/notify';
import type { FollowRecord } from '../rules/records';
import { follow, unfollow } from '../rules/follows';
import { found, granted } from '../rules/refusal';
import { oneUser } from '../views/users';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { mutate } from './transactions';

/** @returns whose notifications changed */
type Store = (tx: Writing, record: FollowRecord) => Promise<string[]>;

const add: Store = async (tx, record) => {
  await tx.put('follows', record);
  return notifyOfFollow(tx, record);
};
const remove: Store = async (tx, record) => {
  await tx.delete('follows', [record.followerId, record.followeeId]);
  return withdrawFollow(tx, record);
};

export function followEndpoints(server: Server): Endpoint[] {
  async function change(call: Call, rule: typeof follow, store: Store): Promise<Reply> {
    const changed = await mutate<FollowAnswer>(server, call, async ({ tx, actor, context }) => {
      const target = found(await tx.get('users', call.param('userId')), 'userNotFound');
      const existing = await tx.get('follows', [actor._id, target._id]);
      const outcome = granted(rule({ actor, target }, existing, context));
      const notifiedIds = await store(tx, outcome.follow);
      await tx.put('users', outcome.actor);
      await tx.put('users', outcome.target);
      return {
        value: {
          user: await oneUser(tx, outcome.actor, server, actor),
          followUser: await oneUser(tx, outcome.target, server, actor),
        },
        change: {
          kind: 'followed',
          actorId: actor._id,
          postIds: [],
          userIds: [actor._id, target._id],
          ...(notifiedIds.length > 0 && { notifiedIds }),
        },
      };
    });
    return reply(changed);
  }

  return [
    endpoint('post', '*/api/users/follow/:userId', (call) => change(call, follow, add)),
    endpoint('post', '*/api/users/unfollow/:userId', (call) => change(call, unfollow, remove)),
  ];
}
