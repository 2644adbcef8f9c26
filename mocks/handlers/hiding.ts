import type { Change } from '../../src/domain/backend';
import { distinctTags } from '../../src/domain/distinctTags';
import {
  HiddenWordsSchema,
  type HiddenAnswer,
  type HiddenIdsAnswer,
} from '../../src/domain/hidden';
import type { Writing } from '../db/db';
import { withdrawFollow } from '../notifications/notify';
import type { HideRecord } from '../rules/hideRecords';
import { hide, unhide } from '../rules/hiding';
import type { UserRecord } from '../rules/records';
import { found, granted } from '../rules/refusal';
import { hiddenIds, hiddenView } from '../views/hidden';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate, type ActorMutation } from './transactions';

/** Only who did it hears of it, but after a block the streams of both begin anew. */
const hiddenChange = (actor: UserRecord, userIds: string[] = []): Omit<Change, 'revision'> => ({
  kind: 'hidden',
  actorId: actor._id,
  postIds: [],
  userIds: [actor._id, ...userIds],
});

/** A block ends the follows between two people. Nobody is notified. */
async function endFollows(tx: Writing, oneId: string, otherId: string): Promise<void> {
  const pairs: [string, string][] = [
    [oneId, otherId],
    [otherId, oneId],
  ];
  for (const pair of pairs) {
    const follow = await tx.get('follows', pair);
    if (!follow) continue;
    await tx.delete('follows', pair);
    await withdrawFollow(tx, follow);
  }
}

/** Whom a person blocks and mutes, and the words that they hide. */
export function hidingEndpoints(server: Server): Endpoint[] {
  async function change(
    call: Call,
    kind: HideRecord['kind'],
    store: (act: ActorMutation, target: UserRecord) => Promise<boolean>,
  ): Promise<Reply> {
    const changed = await mutate<HiddenIdsAnswer>(server, call, async (act) => {
      const { unhidden, actor } = act;
      const targetId = call.param('userId');
      const [target, block] = await Promise.all([
        unhidden.get('users', targetId),
        unhidden.get('hides', [targetId, 'block', actor._id]),
      ]);
      // Who blocks the actor does not exist for them, but whom they block does: it can be taken back.
      const isChanged = await store(act, found(block ? undefined : target, 'userNotFound'));
      return {
        value: await hiddenIds(unhidden, actor._id),
        change: isChanged ? hiddenChange(actor, kind === 'block' ? [targetId] : []) : null,
      };
    });
    return reply(changed);
  }

  const add = (call: Call, kind: HideRecord['kind']) =>
    change(call, kind, async ({ unhidden, actor, context }, target) => {
      const existing = await unhidden.get('hides', [actor._id, kind, target._id]);
      const { added } = granted(hide({ actor, target, kind }, existing, context));
      if (!added) return false;
      await unhidden.put('hides', added);
      if (kind === 'block') await endFollows(unhidden, actor._id, target._id);
      return true;
    });

  const remove = (call: Call, kind: HideRecord['kind']) =>
    change(call, kind, async ({ unhidden, actor }, target) => {
      const existing = await unhidden.get('hides', [actor._id, kind, target._id]);
      const { removed } = granted(unhide({ actor, target }, existing));
      if (!removed) return false;
      await unhidden.delete('hides', [actor._id, kind, target._id]);
      return true;
    });

  return [
    endpoint('post', '*/api/users/block/:userId', (call) => add(call, 'block')),
    endpoint('post', '*/api/users/unblock/:userId', (call) => remove(call, 'block')),
    endpoint('post', '*/api/users/mute/:userId', (call) => add(call, 'mute')),
    endpoint('post', '*/api/users/unmute/:userId', (call) => remove(call, 'mute')),

    endpoint('post', '*/api/users/hidden-words', async (call) => {
      const body = await authorisedBody(server, call, () => HiddenWordsSchema);
      const words = distinctTags(body.words);
      const changed = await mutate<HiddenAnswer>(
        server,
        call,
        async ({ unhidden, actor, hidden }) => {
          const isChanged = JSON.stringify(words) !== JSON.stringify(hidden.words);
          if (isChanged) await unhidden.put('hiddenWords', { userId: actor._id, words });
          return {
            value: await hiddenView(unhidden, actor._id, server.picture),
            change: isChanged ? hiddenChange(actor) : null,
          };
        },
      );
      return reply(changed);
    }),
  ];
}
