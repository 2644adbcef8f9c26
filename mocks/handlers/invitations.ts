import type { Change } from '../../src/domain/backend';
import type { InvitationsAnswer, NewInvitationAnswer } from '../../src/domain/invitations';
import { LIMITS } from '../../src/domain/limits';
import type { Reading } from '../db/db';
import { record } from '../moderation/record';
import { invite, isExpired, withdraw, type InvitationRecord } from '../rules/invitations';
import type { UserRecord } from '../rules/records';
import { granted } from '../rules/refusal';
import { mayAct } from '../rules/roles';
import { newInvitationCode } from '../session/invitationCode';
import { invitationView } from '../views/invitations';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { mutate, readSignedIn } from './transactions';

/** Only who did it hears of it; moderators hear that their log changed. */
export const invitationsChange = (actor: UserRecord): Omit<Change, 'revision'> => ({
  kind: 'invitations',
  actorId: actor._id,
  postIds: [],
  userIds: [],
  isPrivate: true,
});

/** Somebody's latest, in order. */
const madeBy = (tx: Reading, { _id }: UserRecord): Promise<InvitationRecord[]> =>
  tx.first('invitations', 'byMaker', [{ prefix: [_id] }], 'descending', LIMITS.invitations);

/** Invitations to a server whose sign-up is by invitation: made, seen and withdrawn by the same person. */
export function invitationEndpoints(server: Server): Endpoint[] {
  const { clock, picture } = server;
  return [
    endpoint('get', '*/api/invitations', async (call) =>
      reply<InvitationsAnswer>(
        await readSignedIn(server, call, async (tx, viewer) => {
          granted(mayAct(viewer, 'invite'));
          const now = clock.now();
          const made = (await madeBy(tx, viewer)).filter((one) => !isExpired(one, now));
          return {
            invitations: await Promise.all(made.map((one) => invitationView(tx, one, picture))),
          };
        }),
      ),
    ),

    endpoint('post', '*/api/invitations', async (call) => {
      const made = await mutate<NewInvitationAnswer>(
        server,
        call,
        async ({ tx, unhidden, actor, context }) => {
          const { made } = granted(invite(actor, newInvitationCode(), context));
          for (const old of await madeBy(tx, actor))
            if (isExpired(old, context.now)) await tx.delete('invitations', old.code);
          await tx.put('invitations', made);
          const acting = { tx: unhidden, by: actor, context };
          const done = { act: 'invite', reason: '' } as const;
          const change = await record(acting, done, invitationsChange(actor));
          return { value: { code: made.code }, change };
        },
      );
      return reply(made, 201);
    }),

    endpoint('delete', '*/api/invitations/:code', async (call) => {
      const withdrawn = await mutate<object>(
        server,
        call,
        async ({ tx, unhidden, actor, context }) => {
          const invitation = await tx.get('invitations', call.param('code'));
          const { withdrawn } = granted(withdraw(actor, invitation));
          await tx.delete('invitations', withdrawn.code);
          const acting = { tx: unhidden, by: actor, context };
          const done = { act: 'withdraw-invitation', reason: '' } as const;
          return { value: {}, change: await record(acting, done, invitationsChange(actor)) };
        },
      );
      return reply(withdrawn);
    }),
  ];
}
