import type { UserAnswer, UsersAnswer } from '../../src/domain/answers';
import { editUserSchema } from '../../src/domain/requests';
import { storeFilms } from '../films/standings';
import { found, granted } from '../rules/refusal';
import { editProfile } from '../rules/users';
import { findUser } from '../session/session';
import { allUsers, oneUser } from '../views/users';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, mutate, read } from './transactions';
import { searchUsers, suggestUsers } from './userLists';
import { wholeList } from './wholeList';

export function userEndpoints(server: Server): Endpoint[] {
  async function namedUser(call: Call, username: string): Promise<Reply> {
    return reply<UsersAnswer>(
      await read(server, call, async (tx, viewer) => {
        const user = found(await findUser(tx, username), 'userNotFound');
        return { users: [await oneUser(tx, user, server, viewer)] };
      }),
    );
  }

  return [
    endpoint('get', '*/api/users', async (call) => {
      const { searchParams: query } = call.url;
      const username = query.get('username');
      if (username !== null) return namedUser(call, username);
      if (query.has('q')) return reply(await searchUsers(server, call));
      if (query.has('suggested')) return reply(await suggestUsers(server, call));
      const everybody = await read(server, call, async (tx, viewer): Promise<UsersAnswer> => ({
        users: await allUsers(tx, server, viewer),
      }));
      return wholeList(server, reply(everybody));
    }),

    endpoint('get', '*/api/users/:userId', async (call) =>
      reply<UserAnswer>(
        await read(server, call, async (tx, viewer) => {
          const user = found(await tx.get('users', call.param('userId')), 'userNotFound');
          return { user: await oneUser(tx, user, server, viewer) };
        }),
      ),
    ),

    endpoint('post', '*/api/users/edit', async (call) => {
      const { userData } = await authorisedBody(server, call, editUserSchema);
      const edited = await mutate<UserAnswer>(server, call, async (act) => {
        const { tx, actor, context } = act;
        await storeFilms(standingContext(server, act), userData.favourites ?? []);
        const { user } = granted(editProfile(actor, userData, context));
        await tx.put('users', user);
        return {
          value: { user: await oneUser(tx, user, server, user) },
          change: { kind: 'profile', actorId: actor._id, postIds: [], userIds: [actor._id] },
        };
      });
      return reply(edited, 201);
    }),
  ];
}
