import { aFilm } from '../../testing/builders';
import { composerDraft, draftTyped } from '../../testing/drafts';
import { makeTestStore } from '../../testing/makeTestStore';
import { loggedIn, loggedOut, sessionRefused, sessionRestored } from '../auth/authSlice';
import { profileEdited } from '../users/changes/profile';
import { places } from './draftRecord';
import {
  entryDraftChanged,
  filmDraftChanged,
  postSubmitted,
  profileDraftChanged,
  selectEntryDraft,
  selectFilmDraft,
  selectNewPostDraft,
  selectOutbox,
  selectPostDraft,
  selectProfileDraft,
} from './draftsSlice';
import {
  andPause,
  edited,
  leavePage,
  reopen,
  replied,
  storedIn,
  textsIn,
  TEXT,
  typeAndPause,
  typeInto,
} from '../../testing/storedDrafts';

const OWN = 'first-showing';
const OTHER = 'playtime-on-seventy';

it('stores what is typed within a second of the last key, in one write', async () => {
  const { store, pageStorage } = await makeTestStore();
  const write = jest.spyOn(pageStorage, 'writeAll');
  await andPause(() => typeInto(store, TEXT));
  expect(write).toHaveBeenCalledTimes(1);
  expect(composerDraft(await reopen(pageStorage))).toEqual({ content: TEXT, pictures: [] });
});

it('stores all but the last second of what is typed without a pause', async () => {
  const { store, pageStorage } = await makeTestStore();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  for (let end = 1; end <= TEXT.length; end += 1) {
    store.dispatch(draftTyped({ content: TEXT.slice(0, end) }));
    await jest.advanceTimersByTimeAsync(100);
  }
  jest.useRealTimers();
  expect(composerDraft(await reopen(pageStorage)).content).toContain(TEXT.slice(0, -10));
});

it('stores a draft’s film fields', async () => {
  const { store, pageStorage } = await makeTestStore();
  const about = {
    film: aFilm(),
    rating: 3.5,
    watchedOn: '2026-11-03',
    again: true,
    spoilers: true,
  };
  store.dispatch(draftTyped(about));
  leavePage();
  expect(composerDraft(await reopen(pageStorage))).toEqual({ content: '', pictures: [], ...about });
});

it('stores what is in each form apart: posts, replies, edits, diary entries, the profile and a new film', async () => {
  const { store, pageStorage } = await makeTestStore();
  for (const event of [
    draftTyped({ content: 'A post' }),
    replied(OWN, 'A reply'),
    replied(OTHER, 'Another'),
    edited(OWN, 'An edit'),
    entryDraftChanged({ entryId: null, change: { text: 'An entry', film: aFilm() } }),
    entryDraftChanged({ entryId: 'e', change: { text: 'Its edit' } }),
    profileDraftChanged({ bio: 'Row F' }),
    filmDraftChanged({ filmId: null, draft: { title: 'Our Reel', year: '1987', director: '' } }),
    filmDraftChanged({ filmId: 'f', draft: { title: 'Their Reel', year: '1986', director: '' } }),
  ])
    store.dispatch(event);
  leavePage();
  const state = await reopen(pageStorage);
  expect(textsIn(state)).toEqual(['A post']);
  expect(selectNewPostDraft(state, places.reply(OWN)).content).toBe('A reply');
  expect(selectNewPostDraft(state, places.reply(OTHER)).content).toBe('Another');
  expect(selectPostDraft(state, places.edit(OWN))?.content).toBe('An edit');
  expect(selectEntryDraft(state, null)?.draft).toEqual({ text: 'An entry', film: aFilm() });
  expect(selectEntryDraft(state, 'e')?.draft).toEqual({ text: 'Its edit' });
  expect(selectProfileDraft(state)).toEqual({ bio: 'Row F' });
  expect(selectFilmDraft(state, null)).toMatchObject({ title: 'Our Reel', year: '1987' });
  expect(selectFilmDraft(state, 'f')).toMatchObject({ title: 'Their Reel', year: '1986' });
});

it.each([
  ['a logout', loggedOut()],
  ['a refused token', sessionRefused()],
])(
  'stores the very last words at %s, and gives them back to their writer',
  async (_name, event) => {
    const { store, pageStorage, session, transport } = await makeTestStore();
    store.dispatch(draftTyped({ content: TEXT }));
    store.dispatch(event);
    await transport.quiet();
    expect(composerDraft(store.getState()).content).toBe('');
    if (!session) throw new Error('Nobody was signed in.');
    store.dispatch(loggedIn({ ...session, how: 'form' }));
    await transport.quiet();
    expect(composerDraft(store.getState()).content).toBe(TEXT);
    expect(composerDraft(await reopen(pageStorage)).content).toBe(TEXT);
  },
);

it('never shows another user’s draft', async () => {
  const { pageStorage } = await typeAndPause(TEXT);
  expect(composerDraft(await reopen(pageStorage, 'kinokai')).content).toBe('');
  expect(composerDraft(await reopen(pageStorage, 'matinee')).content).toBe(TEXT);
});

it('stores both users’ texts if another user signs in while one is typing', async () => {
  const { pageStorage } = await typeAndPause(TEXT);
  const { store, server, transport } = await makeTestStore({ as: 'kinokai', pageStorage });
  store.dispatch(draftTyped({ content: 'Kai’s words' }));
  const session = await server.signIn('matinee');
  await andPause(() => store.dispatch(loggedIn({ ...session, how: 'form' })));
  await transport.quiet();
  expect(composerDraft(await reopen(pageStorage, 'kinokai')).content).toBe('Kai’s words');
  expect(composerDraft(await reopen(pageStorage, 'matinee')).content).toBe(TEXT);
});

it('resends posts whose page was closed while they were being sent, in the order in which they were written', async () => {
  const { store, pageStorage, transport } = await makeTestStore();
  const held = transport.holdsRequest('POST /api/posts');
  store.dispatch(postSubmitted({ content: TEXT, pictures: [] }));
  store.dispatch(postSubmitted({ content: 'And another', pictures: [] }));
  await held.waits;
  const later = await makeTestStore({ as: null, pageStorage });
  later.store.dispatch(sessionRestored(await later.server.signIn('matinee')));
  await new Promise((resolve) => setImmediate(resolve));
  await later.transport.quiet();
  held.release();
  await transport.quiet();
  expect(composerDraft(later.store.getState()).content).toBe('');
  expect(selectOutbox(later.store.getState())).toEqual([]);
  const { body } = await later.server.call('GET', '/api/posts?sort=latest&limit=2');
  expect(JSON.stringify(body)).toMatch(new RegExp(`And another.*${TEXT}`));
});

it('deletes a draft that became a post', async () => {
  const { store, pageStorage, transport } = await typeAndPause(TEXT);
  store.dispatch(postSubmitted({ content: TEXT, pictures: [] }));
  await transport.quiet();
  expect(await storedIn(pageStorage)).toEqual(new Map());
});

it('keeps what was typed while the stored draft was read, and also offers the stored one', async () => {
  const { pageStorage } = await typeAndPause('Old');
  const { store, server } = await makeTestStore({ as: null, pageStorage });
  const session = await server.signIn('matinee');
  store.dispatch(sessionRestored(session));
  store.dispatch(draftTyped({ content: 'New' }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(composerDraft(store.getState()).content).toBe('New');
  expect(textsIn(store.getState())).toEqual(['New', 'Old']);
  expect(textsIn(await reopen(pageStorage))).toEqual(['New', 'Old']);
});

it('stores the last text when the page is closed before it was stored', async () => {
  const { store, pageStorage } = await makeTestStore();
  store.dispatch(draftTyped({ content: TEXT }));
  leavePage();
  expect(composerDraft(await reopen(pageStorage)).content).toBe(TEXT);
});

it('stores a last word that comes while the page’s last write is under way', async () => {
  const { store, pageStorage } = await makeTestStore();
  const write = pageStorage.writeAll.bind(pageStorage);
  jest.spyOn(pageStorage, 'writeAll').mockImplementation((changes) => {
    void write(changes);
    return new Promise(() => undefined);
  });
  store.dispatch(draftTyped({ content: 'Half a sentence' }));
  leavePage();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await storedIn(pageStorage)).size).toBe(1);
  store.dispatch(draftTyped({ content: TEXT }));
  expect(composerDraft(await reopen(pageStorage)).content).toBe(TEXT);
});

it('drops the saved fields of the profile, and keeps later changes', async () => {
  const { store, transport, pageStorage } = await makeTestStore();
  const answer = transport.holdsAnswer('POST /api/users/edit');
  store.dispatch(profileDraftChanged({ bio: ' Row G.', lastName: 'Bell' }));
  store.dispatch(profileEdited({ bio: 'Row G.', lastName: 'Bell' }));
  await answer.waits;
  store.dispatch(profileDraftChanged({ bio: 'Row H.' }));
  answer.release();
  await transport.quiet();
  expect(selectProfileDraft(await reopen(pageStorage))).toEqual({ bio: 'Row H.' });
});
