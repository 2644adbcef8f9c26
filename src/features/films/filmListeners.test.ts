import { textsOf } from '../../domain/entryTexts';
import { aFilm } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import { callInOtherTab } from '../../testing/otherTab';
import { filmsApi } from './filmsApi';
import { selectMine } from './changes/shownFilm';
import { entryDeleted, entryLogged } from './changes/entry';
import { filmRated } from './changes/rating';
import { watchedToggled } from './changes/watched';
import { watchlistToggled } from './changes/watchlist';

const filmId = 'vertigo-1958';
const watched = (isOn: boolean) => watchedToggled(filmId, isOn);
const listed = (isOn: boolean) => watchlistToggled(filmId, isOn);
const rated = (rating: number) => filmRated(filmId, rating);

it.each([
  ['stars', 'rate/', rated(3), rated(4), { rating: 4 }],
  ['mark as watched', 'remove-watched/', watched(false), watched(true), { watched: true }],
  ['place on the watchlist', 'remove-watchlist/', listed(false), listed(true), { watchlist: true }],
])('keeps the newer %s after an older call failed', async (_what, path, older, newer, expected) => {
  const { store, transport, toasts } = await makeTestStore();
  const held = transport.holdsRequest(`POST /api/films/${path}`);
  store.dispatch(older);
  await held.waits;
  store.dispatch(newer);
  transport.failsWith(`POST /api/films/${path}`, 500, 'The projector jammed.');
  held.release();
  await transport.quiet();
  expect(transport.sentTo('POST')).toHaveLength(2);
  expect(toasts()).toEqual([]);
  const { mine } = await store.dispatch(filmsApi.endpoints.getFilm.initiate(filmId)).unwrap();
  expect(mine).toMatchObject(expected);
});

it('says that a rating from elsewhere counts after the one given here was removed', async () => {
  const { store, transport, toasts } = await makeTestStore();
  // The guest's diary has stars for the one, and nothing else has any for the other.
  const [inDiary, onlyHere] = ['inception-2010', 'alphaville-1965'] as const;
  store.dispatch(filmRated(onlyHere, 2));
  await transport.quiet();
  store.dispatch(filmRated(onlyHere, null));
  await transport.quiet();
  expect(toasts()).toEqual([]);
  store.dispatch(filmRated(inDiary, null));
  await transport.quiet();
  expect(toasts()).toEqual(['The rating in your post or diary counts now. Change it there.']);
});

it.each([
  ['a diary entry', 'diary', { entryData: { watchedOn: '2026-10-01' } }, /still in your diary/],
  ['a post', 'posts', { postData: { rating: 4 } }, /of your posts is still about/],
])('says that %s still holds a film that is no longer watched', async (_what, at, given, says) => {
  const { store, server, session, transport, toasts } = await makeTestStore();
  const filmId = 'alphaville-1965';
  const body = Object.fromEntries(
    Object.entries(given).map(([name, fields]) => [name, { ...fields, filmId }]),
  );
  await server.call('POST', `/api/${at}`, { token: session?.token, body });
  store.dispatch(watchedToggled(filmId, false));
  await transport.quiet();
  expect(toasts()).toEqual([expect.stringMatching(says)]);
});

it('says nothing of a removed rating if new stars were given meanwhile', async () => {
  const { store, transport, toasts } = await makeTestStore();
  const inDiary = 'inception-2010';
  const held = transport.holdsRequest('POST /api/films/rate/');
  store.dispatch(filmRated(inDiary, null));
  await held.waits;
  store.dispatch(filmRated(inDiary, 4));
  held.release();
  await transport.quiet();
  expect(toasts()).toEqual([]);
});

describe('on posters cached before, the mark of a film goes', () => {
  /** Whether a poster shows the mark if an answer of revision 0 said that it had it, or had it not. */
  const openWall = async () => {
    const { store, transport } = await makeTestStore();
    // A wall that is on screen, so that no change since is forgotten.
    await store.dispatch(filmsApi.endpoints.getTalkedAbout.initiate());
    const isMarked = (answered: boolean) =>
      selectMine(store.getState(), 'watched', ALPHAVILLE, answered, 0);
    const settle = async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action);
      await transport.quiet();
    };
    return { settle, isMarked };
  };
  const ALPHAVILLE = 'alphaville-1965';

  it('with its only rating', async () => {
    const { settle, isMarked } = await openWall();
    await settle(filmRated(ALPHAVILLE, 2));
    expect(isMarked(false)).toBe(true);
    await settle(filmRated(ALPHAVILLE, null));
    expect(isMarked(true)).toBe(false);
  });

  it('with its only diary entry', async () => {
    const { settle, isMarked } = await openWall();
    const film = aFilm({ _id: ALPHAVILLE });
    const evening = { film, watchedOn: '2026-11-20', rating: null, again: false, ...textsOf({}) };
    const logged = entryLogged(evening);
    await settle(logged);
    expect(isMarked(false)).toBe(true);
    await settle(entryDeleted(logged.payload.entry));
    expect(isMarked(false)).toBe(false);
  });
});

it.each([
  ['shows the mark that its own user set in another tab', 'matinee', 'watched', true],
  ['asks nothing about a film that its own user put on the list', 'matinee', 'watchlist', false],
  ['asks nothing about a mark that somebody else set', 'reelruth', 'watched', false],
] as const)('%s', async (_what, username, kind, isMarked) => {
  const app = await makeTestStore();
  const { store, transport, server } = app;
  await store.dispatch(filmsApi.endpoints.getTalkedAbout.initiate());
  const { token } = await server.signIn(username);
  await callInOtherTab(app, token, ['POST', `/api/films/${kind}/alphaville-1965`]);
  expect(transport.sentTo('GET /api/films/alphaville-1965')).toHaveLength(isMarked ? 1 : 0);
  expect(selectMine(store.getState(), 'watched', 'alphaville-1965', false, 0)).toBe(isMarked);
});
