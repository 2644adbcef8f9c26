import type { UserAnswer, UsersAnswer } from '../../src/domain/answers';
import type { HiddenAnswer } from '../../src/domain/hidden';
import { lazyCode } from '../chunkLoadError';
import { onDemand } from '../films/codeNeeded';
import { found } from '../rules/refusal';
import { findUser } from '../session/session';
import { bookmarksOf, oneUser } from '../views/users';
import { endpoint, reply, type Call, type Endpoint, type Reply } from './endpoint';
import type { Server } from './server';
import { read, readSignedIn } from './transactions';
import { suggestUsers } from './userLists';
import { wholeList } from './wholeList';

const hiding = onDemand(() => import('../views/hidden'));
const wholeLists = onDemand(() => import('../views/wholeLists'));

/** The first that matches answers: `users/bookmark` and `users/hidden` come before `users/:userId`. */
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
      if (query.has('q')) {
        const { searchUsers } = await lazyCode(import('./userSearch'));
        return reply(await searchUsers(server, call));
      }
      if (query.has('suggested')) return reply(await suggestUsers(server, call));
      const everybody = await read(server, call, async (tx, viewer): Promise<UsersAnswer> => ({
        users: await wholeLists().allUsers(tx, server, viewer),
      }));
      return wholeList(server, reply(everybody));
    }),

    endpoint('get', '*/api/users/bookmark', async (call) =>
      reply(await readSignedIn(server, call, (tx, viewer) => bookmarksOf(tx, viewer._id))),
    ),

    endpoint('get', '*/api/users/hidden', async (call) =>
      reply<HiddenAnswer>(
        await readSignedIn(server, call, (_tx, { _id }, { unhidden }) =>
          hiding().hiddenView(unhidden, _id, server.picture),
        ),
      ),
    ),

    endpoint('get', '*/api/users/:userId', async (call) =>
      reply<UserAnswer>(
        await read(server, call, async (tx, viewer) => {
          const user = found(await tx.get('users', call.param('userId')), 'userNotFound');
          return { user: await oneUser(tx, user, server, viewer) };
        }),
      ),
    ),
  ];
}
