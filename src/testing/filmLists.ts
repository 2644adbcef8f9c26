import type { CreateListRequest } from '../domain/listRequests';
import type { makeTestStore } from './makeTestStore';

type App = Pick<Awaited<ReturnType<typeof makeTestStore>>, 'server' | 'session'>;

const FILMS = ['vertigo-1958', 'stalker-1979', 'playtime-1967', 'alien-1979'];

/** The address of the list that `makeList` makes. */
export const RAIN = '/list/rain';

/** Makes a list of four films with the id "rain", as whoever the token names; the signed-in user by default. */
export const makeList = async (
  { server, session }: App,
  fields: Partial<CreateListRequest['listData']> = {},
  token = session?.token,
): Promise<void> => {
  const films = FILMS.map((filmId) => ({ filmId }));
  const listData = { _id: 'rain', title: 'Rain on windows', films, ...fields };
  const { status } = await server.call('POST', '/api/lists', { token, body: { listData } });
  if (status !== 201) throw new Error(`No list: ${status}.`);
};
