import type { FeedArg } from '../../../api/feedAddress';
import { GUEST } from '../../../domain/demoAccounts';
import { makeTestStore } from '../../../testing/makeTestStore';
import { postsApi } from '../../posts/postsApi';
import { getShownFeed } from '../../posts/feed/shownFeed';
import { profileDraftChanged, selectProfileDraft } from '../../drafts/draftsSlice';
import { usersApi } from '../usersApi';
import { selectUser, selectViewer } from './viewer';
import { profileEdited } from './profile';

const EDIT = 'POST /api/users/edit';
const EXPLORE: FeedArg = { feed: 'explore', sort: 'latest' };

/** The guest's first name, wherever the app shows it. */
const openEverywhere = async () => {
  const app = await makeTestStore();
  const { store } = app;
  await store.dispatch(postsApi.endpoints.getFeed.initiate(EXPLORE));
  await store.dispatch(usersApi.endpoints.getUser.initiate(GUEST.username));
  await store.dispatch(usersApi.endpoints.getUser.initiate('reelruth'));
  const names = () => {
    const state = store.getState();
    const ruth = selectUser(state, 'reelruth');
    const people = [
      ...(getShownFeed(state, EXPLORE) ?? []).map(({ author }) => author),
      ...(ruth?.followers ?? []),
      ...(ruth?.following ?? []),
    ].filter(({ username }) => username === GUEST.username);
    return new Set([
      ...people.map(({ firstName }) => firstName),
      selectUser(state, GUEST.username)?.firstName,
      selectViewer(state)?.firstName,
    ]);
  };
  return { ...app, names };
};

it('shows the change at once in cards, lists, profile and session', async () => {
  const { store, transport, server, toasts, names } = await openEverywhere();
  const held = transport.holdsRequest(EDIT);
  store.dispatch(profileEdited({ firstName: 'Minerva' }));
  expect(names()).toEqual(new Set(['Minerva']));
  expect(toasts()).toEqual(['Profile Updated']);
  held.release();
  await transport.quiet();
  expect(names()).toEqual(new Set(['Minerva']));
  expect((await server.user(GUEST.username)).firstName).toBe('Minerva');
  expect(localStorage.getItem('user')).toContain('Minerva');
});

it('keeps the fields of an edit that is refused after another was saved', async () => {
  const { store, transport } = await openEverywhere();
  transport.failsWith(EDIT, 500, 'The projector jammed.');
  for (const fields of [{ bio: 'Row F, always.' }, { website: 'https://rowf.example/new' }]) {
    store.dispatch(profileDraftChanged(fields));
    store.dispatch(profileEdited(fields));
  }
  await transport.quiet();
  expect(selectProfileDraft(store.getState())).toEqual({ bio: 'Row F, always.' });
});

it('reverts a refused change everywhere and shows the server’s message', async () => {
  const { store, transport, toasts, names } = await openEverywhere();
  const before = names();
  transport.failsWith(EDIT, 400, 'The website must be an http or https address.');
  store.dispatch(profileEdited({ firstName: 'Minerva', website: 'x' }));
  await transport.quiet();
  expect(names()).toEqual(before);
  expect(localStorage.getItem('user')).not.toContain('Minerva');
  expect(toasts()).toEqual([
    expect.stringContaining('The website must be an http or https address.'),
  ]);
});

it('is not undone by an answer that was read before it and arrives after it', async () => {
  const { store, transport, names } = await openEverywhere();
  const held = transport.holdsAnswer('GET /api/users?username=matinee');
  const reading = store.dispatch(
    usersApi.endpoints.getUser.initiate(GUEST.username, { forceRefetch: true }),
  );
  await held.waits;
  store.dispatch(profileEdited({ firstName: 'Minerva' }));
  await transport.quietBut(1);
  held.release();
  await reading;
  expect(names()).toEqual(new Set(['Minerva']));
});

it('ends with the last of two consecutive changes', async () => {
  const { store, transport, server, names } = await openEverywhere();
  store.dispatch(profileEdited({ firstName: 'Minerva' }));
  store.dispatch(profileEdited({ firstName: 'Mina' }));
  store.dispatch(profileEdited({ firstName: 'Wilhelmina' }));
  await transport.quiet();
  expect(names()).toEqual(new Set(['Wilhelmina']));
  expect((await server.user(GUEST.username)).firstName).toBe('Wilhelmina');
});

it('keeps a later saved change when an earlier one is refused', async () => {
  const { store, transport, server, names } = await openEverywhere();
  transport.failsWith(EDIT, 400, 'No.');
  store.dispatch(profileEdited({ firstName: 'Minerva' }));
  store.dispatch(profileEdited({ bio: 'New' }));
  await transport.quiet();
  const truth = await server.user(GUEST.username);
  expect(names()).toEqual(new Set([truth.firstName]));
  expect(selectViewer(store.getState())?.bio).toBe(truth.bio);
});
