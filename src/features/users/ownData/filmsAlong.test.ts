import type { ImportRow } from '../../../domain/filmRequests';
import { saveFile } from '../../../lib/saveFile';
import { makeTestStore } from '../../../testing/makeTestStore';
import { authApi } from '../../auth/authApi';
import { diaryApi } from '../../films/diaryApi';
import { filmsApi } from '../../films/filmsApi';
import { readKeptFilms, readWatchlist } from '../../films/readKeptFilms';
import { postsApi } from '../../posts/postsApi';
import { usersApi } from '../usersApi';
import { parseDataFile, type OwnData } from './dataFile';
import { exportData } from './exportData';
import { importData } from './importData';

jest.mock('../../../lib/saveFile');

const POST = 'about-vertigo';
const OURS = { title: 'Four Walls, Again', year: 2019, directors: ['Ana Lys'] };
/** In the same year somebody else made one of that name. */
const THEIRS = { ...OURS, directors: ['Bo Ek'] };

type App = Awaited<ReturnType<typeof makeTestStore>>;

/** All that a person keeps of films, as the server has it. */
const kept = async ({ store, server }: App, username: string) => {
  const { entries, films } = await readKeptFilms(username, store);
  const { favourites = [] } = await server.user(username);
  const { film, rating, watchedOn, again, spoilers } = (await server.post(POST)) ?? {};
  return {
    entries,
    films,
    watchlist: await readWatchlist(username, store),
    favourites: favourites.map(({ _id }) => _id),
    post: { film, rating, watchedOn, again, spoilers },
  };
};

const exported = async ({ store }: App): Promise<OwnData> => {
  await exportData(store);
  const [, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  return parseDataFile((await file?.text()) ?? '');
};

const bring = async ({ store, transport, toasts }: App, file: OwnData) => {
  await importData(file, store, () => undefined);
  await transport.quiet();
  return toasts().at(-1);
};

const bringRows = ({ store }: App, rows: ImportRow[]) =>
  store.dispatch(diaryApi.endpoints.importRows.initiate({ rows })).unwrap();

const evening = (_id: string, rating: number | null, text: string | null = null): ImportRow => ({
  kind: 'entry',
  _id,
  ...OURS,
  watchedOn: '2026-02-01',
  rating,
  again: null,
  text,
});

/** The guest, who has done everything that can be done with films. */
const openLife = async () => {
  const app = await makeTestStore();
  const { dispatch } = app.store;
  await bringRows(app, [evening('noon', 2), evening('midnight', 3, 'Twice in a day.')]);
  await dispatch(filmsApi.endpoints.addFilm.initiate(THEIRS)).unwrap();
  const { films } = await kept(app, 'matinee');
  const ours = films.find(({ title }) => title === OURS.title);
  const theirs = `${ours?._id}-bo-ek`;
  await dispatch(
    filmsApi.endpoints.rateFilm.initiate({ filmId: ours?._id ?? '', rating: 4.5 }),
  ).unwrap();
  await bringRows(app, [
    { kind: 'watched', filmId: 'psycho-1960' },
    { kind: 'rating', filmId: theirs, rating: 1 },
    { kind: 'watched', filmId: 'm-1931' },
    { kind: 'watchlist', filmId: theirs },
    { kind: 'watchlist', filmId: 'm-1931' },
  ]);
  const said = { rating: 5, watchedOn: '2026-03-01', again: true, spoilers: true };
  const post = {
    _id: POST,
    content: 'Up the tower.',
    photos: null,
    filmId: 'vertigo-1958',
    ...said,
  };
  await dispatch(postsApi.endpoints.createPost.initiate(post)).unwrap();
  const favourites = [theirs, 'vertigo-1958'].map((_id) => ({ _id, ...OURS, genres: [] }));
  await dispatch(usersApi.endpoints.editUser.initiate({ favourites })).unwrap();
  return app;
};

/** Somebody new, in the browser of that app. */
const openAccount = async (app: App) => {
  const account = { firstName: 'Nia', lastName: 'Roe', username: 'nia', password: 'p', avatar: '' };
  await app.store.dispatch(authApi.endpoints.signup.initiate(account)).unwrap();
  return app;
};

it('brings films back as they were, after all was reset', async () => {
  const life = await openLife();
  const fresh = await makeTestStore();
  const said = await bring(fresh, await exported(life));
  expect(await kept(fresh, 'matinee')).toEqual(await kept(life, 'matinee'));
  expect(said).toBe('x');
});

it('finds nothing new in the file the second time, and asks the server for nothing', async () => {
  const file = await exported(await openLife());
  const fresh = await makeTestStore();
  await bring(fresh, file);
  const once = await kept(fresh, 'matinee');
  const calls = fresh.transport.sentTo('POST').length;
  expect(await bring(fresh, file)).toBe('Nothing new was in the file.');
  expect(fresh.transport.sentTo('POST')).toHaveLength(calls);
  expect(await kept(fresh, 'matinee')).toEqual(once);
});
