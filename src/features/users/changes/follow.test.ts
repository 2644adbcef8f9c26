import { GUEST } from '../../../domain/demoAccounts';
import { makeTestStore } from '../../../testing/makeTestStore';
import { selectSessionUser } from '../../auth/authSlice';
import { usersApi } from '../usersApi';
import { selectUserOverlay } from './shownUser';
import { selectUser } from './viewer';
import { followToggled, shownSuggestions } from './follow';

const FOLLOW = 'POST /api/users/follow/';
const UNFOLLOW = 'POST /api/users/unfollow/';

/** The guest on the profile of Kai Lindqvist, whom they do not follow. */
const openProfile = async () => {
  const app = await makeTestStore();
  const { store, server } = app;
  const { getUser, getSuggestions } = usersApi.endpoints;
  await store.dispatch(getUser.initiate(GUEST.username));
  await store.dispatch(getSuggestions.initiate());
  const { data } = await store.dispatch(getUser.initiate('kinokai'));
  const kai = data?.user;
  if (!kai) throw new Error('Kai is missing.');

  const shownUser = (username: string) => selectUser(store.getState(), username);
  const shown = () => ({
    following: shownUser(GUEST.username)?.following.map(({ username }) => username),
    followers: shownUser('kinokai')?.followers.map(({ username }) => username),
  });
  const truth = async () => ({
    following: (await server.user(GUEST.username)).following.map(({ username }) => username),
    followers: (await server.user('kinokai')).followers.map(({ username }) => username),
  });
  const isFollowing = () => shown().following?.includes('kinokai') ?? false;
  const click = () => store.dispatch(followToggled({ user: kai, following: !isFollowing() }));
  const suggested = () => {
    const { data: answer } = getSuggestions.select()(store.getState());
    const { changes, summaries } = selectUserOverlay(store.getState());
    const people = answer && shownSuggestions(changes, summaries, answer.users, answer.revision);
    return people?.map(({ username }) => username);
  };
  return { ...app, shown, truth, click, isFollowing, suggested };
};

it('updates both profiles and the suggestions before the server has received it', async () => {
  const { transport, toasts, shown, truth, click, suggested } = await openProfile();
  expect(suggested()).toContain('kinokai');
  const held = transport.holdsRequest(FOLLOW);
  click();
  expect(shown().following).toContain('kinokai');
  expect(shown().followers).toContain(GUEST.username);
  expect(suggested()).not.toContain('kinokai');
  expect(toasts()).toEqual(['You started following Kai Lindqvist']);
  held.release();
  await transport.quiet();
  expect(shown()).toEqual(await truth());
});

it('shows an unfollow in an error-coloured toast', async () => {
  const { store, transport, click } = await openProfile();
  click();
  await transport.quiet();
  click();
  await transport.quiet();
  expect(store.getState().ui.toasts).toMatchObject([
    { text: 'You unfollowed Kai Lindqvist', tone: 'error' },
    { text: 'No longer following Kai Lindqvist', durationMs: 15_000 },
  ]);
});

it('follows a person again when unfollowing them is undone', async () => {
  const { store, transport, toasts, shown, truth, click } = await openProfile();
  click();
  await transport.quiet();
  click();
  const offer = store.getState().ui.toasts.find(({ undo }) => undo);
  if (offer?.undo) store.dispatch(offer.undo);
  expect(shown().following).toContain('kinokai');
  expect(toasts()).toEqual(['You started following Kai Lindqvist']);
  await transport.quiet();
  expect(await truth()).toEqual(shown());
});

it('updates the signed-in user, also in the stored session', async () => {
  const { store, transport, click } = await openProfile();
  click();
  await transport.quiet();
  const user = selectSessionUser(store.getState());
  expect(user?.following.map(({ username }) => username)).toContain('kinokai');
  expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toEqual(user);
});

it('reverts a refused follow everywhere, with its premature toast', async () => {
  const { transport, toasts, shown, truth, click, suggested } = await openProfile();
  transport.failsWith(FOLLOW, 500, 'The projector broke.');
  click();
  await transport.quiet();
  expect(shown()).toEqual(await truth());
  expect(shown().following).not.toContain('kinokai');
  expect(suggested()).toContain('kinokai');
  expect(toasts()).toEqual(['The projector broke.']);
});

it('reverts a refused follow even if the server’s state cannot be fetched', async () => {
  const { transport, shown, truth, click } = await openProfile();
  transport.failsWith(FOLLOW, 500, 'The projector broke.');
  transport.losesConnection('GET /api/users?username=matinee');
  transport.losesConnection('GET /api/users?username=kinokai');
  click();
  await transport.quiet();
  expect(shown()).toEqual(await truth());
});

it.each([
  [1, 'is not suggested again by', ['framebyframe']],
  [2, 'and was let go at once, stays in', ['kinokai', 'framebyframe']],
])(
  'after %i clicks, a person %s suggestions that were read before',
  async (clicks, _what, people) => {
    const { store, transport, click, suggested } = await openProfile();
    const held = transport.holdsAnswer('GET /api/users?suggested');
    const { getSuggestions } = usersApi.endpoints;
    const reading = store.dispatch(getSuggestions.initiate(undefined, { forceRefetch: true }));
    await held.waits;
    for (let i = 0; i < clicks; i += 1) click();
    await transport.quietBut(1);
    held.release();
    await reading;
    expect(suggested()).toEqual(people);
  },
);

it('is not suggested again while the follow is pending', async () => {
  const { store, transport, click, suggested } = await openProfile();
  const follow = transport.holdsRequest(FOLLOW);
  click();
  await follow.waits;
  const { getSuggestions } = usersApi.endpoints;
  await store.dispatch(getSuggestions.initiate(undefined, { forceRefetch: true }));
  expect(suggested()).toEqual(['framebyframe']);
  follow.release();
  await transport.quiet();
  expect(suggested()).toEqual(['framebyframe']);
});

it('keeps a follow that no answer includes yet when the unfollow is refused', async () => {
  const { transport, isFollowing, click } = await openProfile();
  const losesPeople = () => {
    for (let i = 0; i < 6; i += 1) transport.losesConnection('GET /api/users?username=');
  };
  losesPeople();
  click();
  await transport.quiet();
  losesPeople();
  transport.failsWith(UNFOLLOW, 500, 'The projector jammed.');
  click();
  await transport.quiet();
  expect(isFollowing()).toBe(true);
});
