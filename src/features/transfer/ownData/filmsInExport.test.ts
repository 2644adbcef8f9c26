import type { ImportRow } from '../../../domain/filmRequests';
import { makeTestStore } from '../../../testing/makeTestStore';
import { exportedPost, NO_FILMS } from '../../../testing/ownData';
import { exported, importFile } from '../../../testing/ownDataFiles';
import { authApi } from '../../auth/authApi';
import { loggedIn, loggedOut } from '../../auth/authSlice';
import { diaryApi } from '../../films/diaryApi';
import { filmsApi } from '../../films/filmsApi';
import { readDiaryAndWatched, readLoved, readWatchlist } from '../readFilmLists';
import { postsApi } from '../../posts/postsApi';
import { usersApi } from '../../users/usersApi';
import { parseDataFile, type OwnData } from './dataFile';

jest.mock('../../../lib/saveFile');

const IMPORT = 'POST /api/diary/import';
const POST = 'about-vertigo';
const OURS = { title: 'Four Walls, Again', year: 2019, directors: ['Ana Lys'] };
/** Another film of the same title and year. */
const THEIRS = { ...OURS, directors: ['Bo Ek'] };

type App = Awaited<ReturnType<typeof makeTestStore>>;

/** A user's film data on the server. */
const filmDataOf = async ({ store, server }: App, username: string) => {
  const { entries, films } = await readDiaryAndWatched(username, store);
  const { favourites = [] } = await server.user(username);
  const { film, rating, watchedOn, again, spoilers } = (await server.post(POST)) ?? {};
  return {
    entries,
    films,
    watchlist: await readWatchlist(username, store),
    loved: await readLoved(username, store),
    favourites: favourites.map(({ _id }) => _id),
    post: { film, rating, watchedOn, again, spoilers },
  };
};

const importRows = ({ store }: App, rows: ImportRow[]) =>
  store.dispatch(diaryApi.endpoints.importRows.initiate({ rows })).unwrap();

const diaryRow = (_id: string, rating: number | null, text: string | null = null): ImportRow => ({
  kind: 'entry',
  _id,
  ...OURS,
  watchedOn: '2026-02-01',
  rating,
  again: null,
  text,
});

/** The guest, with every kind of film data. */
const openWithFilms = async () => {
  const app = await makeTestStore();
  const { dispatch } = app.store;
  await importRows(app, [diaryRow('noon', 2), diaryRow('midnight', 3, 'Twice in a day.')]);
  await dispatch(filmsApi.endpoints.addFilm.initiate(THEIRS)).unwrap();
  const { films } = await filmDataOf(app, 'matinee');
  const ours = films.find(({ title }) => title === OURS.title);
  const theirs = `${ours?._id}-bo-ek`;
  await dispatch(
    filmsApi.endpoints.rateFilm.initiate({ filmId: ours?._id ?? '', rating: 4.5 }),
  ).unwrap();
  await importRows(app, [
    { kind: 'watched', filmId: 'psycho-1960' },
    // More directors than the API accepts for a film.
    { kind: 'watched', filmId: 'fantasia-1940' },
    { kind: 'rating', filmId: theirs, rating: 1 },
    { kind: 'watched', filmId: 'amarcord-1973' },
    { kind: 'watchlist', filmId: theirs, again: true },
    { kind: 'watchlist', filmId: 'amarcord-1973', again: true },
    // Loved, but never watched.
    { kind: 'loved', filmId: 'stalker-1979' },
    { kind: 'loved', filmId: theirs },
  ]);
  const about = { rating: 5, watchedOn: '2026-03-01', again: true, spoilers: true };
  const post = {
    _id: POST,
    content: 'Up the tower.',
    photos: null,
    filmId: 'vertigo-1958',
    ...about,
  };
  await dispatch(postsApi.endpoints.createPost.initiate(post)).unwrap();
  const favourites = [theirs, 'vertigo-1958'].map((_id) => ({ _id, ...OURS, genres: [] }));
  await dispatch(usersApi.endpoints.editUser.initiate({ favourites })).unwrap();
  return app;
};

/** Signs in a new user in place of the guest. */
const openAccount = async ({ store }: App) => {
  store.dispatch(loggedOut());
  const account = { firstName: 'Nia', lastName: 'Roe', username: 'nia', password: 'p', avatar: '' };
  await store.dispatch(authApi.endpoints.signup.initiate(account)).unwrap();
};

const fileWith = (file: OwnData, change: object) =>
  parseDataFile(JSON.stringify({ app: 'cinefolk', version: 2, ...file, ...change }));

it('restores films after a reset of all data', async () => {
  const source = await openWithFilms();
  const fresh = await makeTestStore();
  expect(await importFile(fresh, await exported(source))).toBe(
    'Imported: 1 post, 2 new films, 2 diary entries, 5 films watched or rated, 2 films to watch, 2 loved films, your favourites.',
  );
  expect(await filmDataOf(fresh, 'matinee')).toEqual(await filmDataOf(source, 'matinee'));
});

it.each([
  ['both of unknown directors', [], []],
  ['one of unknown directors', ['Ana Lys'], []],
])('tells two films of one name apart, %s', async (_case, ...directors) => {
  const source = await makeTestStore();
  const NAMED = { title: 'Four Walls', year: 2019, exactYear: true } as const;
  await importRows(
    source,
    directors.map((names, place) => ({
      ...{ kind: 'rating', rating: place + 1, ...NAMED, directors: [...names] },
      ...(names.length === 0 && { address: `boxd.it/${place}` }),
    })),
  );
  const fresh = await makeTestStore();
  await importFile(fresh, await exported(source));
  const ratings = (await filmDataOf(fresh, 'matinee')).films
    .filter(({ title }) => title === NAMED.title)
    .map(({ rating }) => rating);
  expect(ratings.sort()).toEqual([1, 2]);
});

it('finds nothing new in the file the second time, and sends nothing', async () => {
  const file = await exported(await openWithFilms());
  const fresh = await makeTestStore();
  await importFile(fresh, file);
  const once = await filmDataOf(fresh, 'matinee');
  const calls = fresh.transport.sentTo('POST').length;
  expect(await importFile(fresh, file)).toBe('There was nothing new in the file.');
  expect(fresh.transport.sentTo('POST')).toHaveLength(calls);
  expect(await filmDataOf(fresh, 'matinee')).toEqual(once);
});

it('imports them into another account once, and leaves the first account’s data', async () => {
  const app = await openWithFilms();
  const file = await exported(app);
  const before = await filmDataOf(app, 'matinee');
  await openAccount(app);
  await importFile(app, file);
  const after = await filmDataOf(app, 'nia');
  const evenings = ({ entries }: typeof after) =>
    entries
      .filter(({ postId }) => postId === null)
      .map(({ _id: _, film, ...entry }) => ({ ...entry, film: film._id }));
  const stars = ({ films }: typeof after) => new Map(films.map(({ _id, rating }) => [_id, rating]));
  expect(evenings(after)).toHaveLength(file.diary.length);
  expect(evenings(after)).toEqual(evenings(before));
  expect(stars(after)).toEqual(stars(before));
  expect(after.watchlist.map(({ _id }) => _id)).toEqual(before.watchlist.map(({ _id }) => _id));
  expect(after.favourites).toEqual(before.favourites);
  expect(await importFile(app, file)).toMatch(/^There was nothing new in the file\./);
  expect(await filmDataOf(app, 'nia')).toEqual(after);
});

it('sends nothing more if another user signs in as an answer arrives', async () => {
  const app = await openWithFilms();
  const { store, server, transport } = app;
  const file = await exported(app);
  await openAccount(app);
  const other = await server.signIn('kinokai');
  const calls = transport.sentTo(IMPORT).length;
  const films = transport.holdsAnswer(IMPORT);
  // Half the entries are new; the others have ids of the guest's, so that the answer leads to a second call.
  const diary = file.diary.flatMap((row) => (row ? [row, { ...row, _id: `new-${row._id}` }] : []));
  const importing = importFile(app, { ...file, diary });
  await films.waits;
  const evenings = transport.holdsAnswer(IMPORT);
  films.release();
  await evenings.waits;
  const { revision } = store.getState();
  const stop = store.subscribe(() => {
    if (store.getState().revision === revision) return;
    stop();
    store.dispatch(loggedIn({ ...other, how: 'form' }));
  });
  evenings.release();
  await importing;
  expect(transport.sentTo(IMPORT)).toHaveLength(calls + 2);
});

it('updates an open film page with an imported post about the film', async () => {
  const file = await exported(await openWithFilms());
  const fresh = await makeTestStore();
  const { getFilm } = filmsApi.endpoints;
  await fresh.store.dispatch(getFilm.initiate('vertigo-1958'));
  await importFile(fresh, { ...file, ...NO_FILMS, films: file.films });
  const { data } = getFilm.select('vertigo-1958')(fresh.store.getState());
  expect(data?.mine?.rating).toBe(5);
});

it('imports a file of the first version, and leaves films as they are', async () => {
  const { profile, posts, likes, bookmarks, follows } = await exported(await makeTestStore());
  const app = await openWithFilms();
  const before = await filmDataOf(app, 'matinee');
  const first = JSON.stringify({
    ...{ app: 'cinefolk', version: 1, likes, bookmarks, follows },
    profile: { ...profile, bio: 'Row seven.' },
    posts: posts.map(({ about: _, ...post }) => post),
  });
  expect(await importFile(app, parseDataFile(first))).toBe('Imported: your profile.');
  expect(await filmDataOf(app, 'matinee')).toEqual(before);
});

it('reports the rows that it skipped, and imports all others', async () => {
  const source = await openWithFilms();
  const file = await exported(source);
  const evenings = ['2026-02-31', '2099-01-01'].map((watchedOn, place) => ({
    ...{ _id: `wrong-${place}`, film: 'vertigo-1958', watchedOn },
    ...{ rating: null, again: null, text: null },
  }));
  const damaged = fileWith(file, {
    films: [{ _id: 'wrong', title: '', year: 1999, directors: [] }, ...file.films],
    diary: [...evenings, ...file.diary],
    watched: [{ film: 'wrong', rating: 3 }, { film: 'vertigo-1958', rating: 11 }, ...file.watched],
    posts: [...file.posts, exportedPost('of-a-lost-film', { about: { film: 'wrong' } })],
  });
  const fresh = await makeTestStore();
  expect(await importFile(fresh, damaged)).toBe(
    'Imported: 2 posts, 2 new films, 2 diary entries, 5 films watched or rated, 2 films to watch, 2 loved films, your favourites. Skipped: 3 (it cannot be read), 2 (its film is not in the file), 1 (A film cannot be watched in the future).',
  );
  expect(await filmDataOf(fresh, 'matinee')).toEqual(await filmDataOf(source, 'matinee'));
  expect(await fresh.server.post('of-a-lost-film')).toMatchObject({ username: 'matinee' });
});
