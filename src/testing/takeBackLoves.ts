import * as v from 'valibot';
import { WatchedFilmsAnswerSchema } from '../domain/filmAnswers';
import type { makeTestStore } from './makeTestStore';

type App = Pick<Awaited<ReturnType<typeof makeTestStore>>, 'server'>;

/** Leaves a sample person, who loves their favourites, without a film that they love. */
export const takeBackLoves = async ({ server }: App, username: string): Promise<void> => {
  const { token } = await server.signIn(username);
  const { body } = await server.call('GET', `/api/users/${username}/films?loved=true&limit=100`);
  for (const { _id } of v.parse(WatchedFilmsAnswerSchema, body).films)
    await server.call('POST', `/api/films/remove-love/${_id}`, { token });
};
