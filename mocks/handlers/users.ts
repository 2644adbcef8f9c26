import type { HttpHandler } from 'msw';
import type { UserAnswer, UsersAnswer } from '../../src/domain/answers';
import { editUserSchema } from '../../src/domain/requests';
import { storeFilms } from '../films/standings';
import { found, granted } from '../rules/refusal';
import { editProfile } from '../rules/users';
import { findUser } from '../session/session';
import { allUsers, oneUser } from '../views/users';
import { reply, type Call, type Reply } from './route';
import type { Server } from './server';
import { authorisedBody, mutate, read } from './transactions';
import { searchUsers, suggestUsers } from './userLists';

export function userHandlers(server: Server): HttpHandler[] {
  const { route, picture } = server;

  async function namedUser(call: Call, username: string): Promise<Reply> {
    return reply<UsersAnswer>(
      await read(server, call, async (tx, viewer) => {
        const user = found(await findUser(tx, username), 'userNotFound');
        return { users: [await oneUser(tx, user, picture, viewer)] };
      }),
    );
  }

  return [
    route('get', '*/api/users', async (call) => {
      const { searchParams: query } = call.url;
      const username = query.get('username');
      if (username !== null) return namedUser(call, username);
      if (query.has('q')) return reply(await searchUsers(server, call));
      if (query.has('suggested')) return reply(await suggestUsers(server, call));
      return reply<UsersAnswer>(
        await read(server, call, async (tx, viewer) => ({
          users: await allUsers(tx, picture, viewer),
        })),
      );
    }),

    route('get', '*/api/users/:userId', async (call) =>
      reply<UserAnswer>(
        await read(server, call, async (tx, viewer) => {
          const user = found(await tx.get('users', call.param('userId')), 'userNotFound');
          return { user: await oneUser(tx, user, picture, viewer) };
        }),
      ),
    ),

    route('post', '*/api/users/edit', async (call) => {
      const { userData } = await authorisedBody(server, call, editUserSchema);
      const edited = await mutate<UserAnswer>(server, call, async ({ tx, actor, context }) => {
        const { filmIndex } = server;
        await storeFilms({ tx, filmIndex, ...context }, userData.favourites ?? []);
        const { user } = granted(editProfile(actor, userData, context));
        await tx.put('users', user);
        return {
          value: { user: await oneUser(tx, user, picture, user) },
          change: { kind: 'profile', actorId: actor._id, postIds: [], userIds: [actor._id] },
        };
      });
      return reply(edited, 201);
    }),
  ];
}
