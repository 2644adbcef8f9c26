import type { UserAnswer } from '../../src/domain/answers';
import { editUserSchema } from '../../src/domain/requests';
import { storeFilms } from '../films/storeFilms';
import { granted } from '../rules/refusal';
import { editProfile } from '../rules/users';
import { oneUser } from '../views/users';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, mutate } from './transactions';

export const profileEndpoints = (server: Server): Endpoint[] => [
  endpoint('post', '*/api/users/edit', async (call) => {
    const { userData } = await authorisedBody(server, call, editUserSchema);
    const edited = await mutate<UserAnswer>(server, call, async (act) => {
      const { tx, actor, context } = act;
      const { favourites = [] } = userData;
      const currentIds = await storeFilms(standingContext(server, act), favourites);
      const wanted = userData.favourites && { favourites: [...new Set(currentIds)] };
      const { user } = granted(editProfile(actor, { ...userData, ...wanted }, context));
      await tx.put('users', user);
      return {
        value: { user: await oneUser(tx, user, server, user) },
        change: { kind: 'profile', actorId: actor._id, postIds: [], userIds: [actor._id] },
      };
    });
    return reply(edited, 201);
  }),
];
