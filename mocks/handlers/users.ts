import type { HttpHandler } from 'msw';
import type { PeopleAnswer, UserAnswer, UsersAnswer } from '../../src/domain/answers';
import { found, granted } from '../rules/refusal';
import { editProfile } from '../rules/users';
import { findUser } from '../session/session';
import { profileChangesOf } from '../shapes/people';
import { allUsers, oneUser } from '../views/load';
import { authorisedInput, perform } from './acting';
import { searchPeople, suggestPeople } from './peopleLists';
import { reply, type Call, type Reply } from './route';
import type { Server } from './server';

export function userHandlers(server: Server): HttpHandler[] {
  const { route, store, picture } = server;

  async function namedUser(username: string): Promise<Reply> {
    return reply<UsersAnswer>(
      await store.read(async (tx) => {
        const user = found(await findUser(tx, username), 'userNotFound');
        return { users: [await oneUser(tx, user, picture)] };
      }),
    );
  }

  async function people(call: Call): Promise<Reply> {
    const { searchParams: query } = call.url;
    const username = query.get('username');
    if (username !== null) return namedUser(username);
    if (query.has('q')) return reply<PeopleAnswer>(await searchPeople(server, call));
    if (query.has('suggested')) return reply<PeopleAnswer>(await suggestPeople(server, call));
    return reply<UsersAnswer>(
      await store.read(async (tx) => ({ users: await allUsers(tx, picture) })),
    );
  }

  return [
    route('get', '*/api/users', people),

    route('get', '*/api/users/:userId', async ({ param }) =>
      reply<UserAnswer>(
        await store.read(async (tx) => {
          const user = found(await tx.get('users', param('userId')), 'userNotFound');
          return { user: await oneUser(tx, user, picture) };
        }),
      ),
    ),

    route('post', '*/api/users/edit', async (call) => {
      const changes = await authorisedInput(server, call, profileChangesOf);
      const edited = await perform<UserAnswer>(server, call, async ({ tx, actor, context }) => {
        const { user } = granted(editProfile(actor, changes, context));
        await tx.put('users', user);
        return {
          value: { user: await oneUser(tx, user, picture) },
          change: { kind: 'profile', actorId: actor._id, postIds: [], userIds: [actor._id] },
        };
      });
      return reply(edited, 201);
    }),
  ];
}
