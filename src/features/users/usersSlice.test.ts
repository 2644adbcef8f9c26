import { cacheAdvanced, changeSettled, dataReplaced } from '../../api/actions';
import { aPerson, aToken, aUser } from '../../testing/builders';
import { makeTestStore } from '../../testing/makeTestStore';
import {
  loggedIn,
  loggedOut,
  sessionFollowed,
  sessionRefused,
  visitBegun,
} from '../auth/authSlice';
import { getShownFeed } from '../posts/feed/shownFeed';
import { postsApi } from '../posts/postsApi';
import { usersApi } from './usersApi';
import {
  searchClosed,
  searchFinished,
  searchReopened,
  searchTyped,
  selectIsSearchOpen,
  selectSearchText,
  usersSlice,
} from './usersSlice';
import { followToggled } from './changes/follow';
import { profileEdited } from './changes/profile';

type Event = Parameters<typeof usersSlice.reducer>[1];

const stateAfter = (...events: Event[]) => ({
  users: events.reduce(usersSlice.reducer, usersSlice.reducer(undefined, { type: 'start' })),
});
const after = (...events: Event[]) => {
  const state = stateAfter(...events);
  return { searchText: selectSearchText(state), isSearchOpen: selectIsSearchOpen(state) };
};

it('opens the results once something is typed', () => {
  expect(after(searchTyped('ru'))).toEqual({ searchText: 'ru', isSearchOpen: true });
});

it.each(['', ' ', '\t  '])('keeps the results closed for %j', (text) => {
  expect(after(searchTyped('ru'), searchTyped(text)).isSearchOpen).toBe(false);
  expect(after(searchTyped(text), searchReopened()).isSearchOpen).toBe(false);
});

it('keeps the text when the results are closed, and opens them on it again', () => {
  const closed = [searchTyped('ru'), searchClosed()];
  expect(after(...closed)).toEqual({ searchText: 'ru', isSearchOpen: false });
  expect(after(...closed, searchReopened()).isSearchOpen).toBe(true);
});

it.each([
  ['a person is chosen', searchFinished()],
  ['its user leaves', loggedOut()],
])('is empty and closed once %s', (_name, event) => {
  expect(after(searchTyped('ru'), event)).toEqual({ searchText: '', isSearchOpen: false });
});

it('starts with an empty search', () => {
  expect(after()).toEqual({ searchText: '', isSearchOpen: false });
});

describe('the desired follow', () => {
  const ruth = aPerson({ _id: 'ruth' });
  const followed = followToggled({ user: ruth, following: true });
  const settled = changeSettled({ id: 'follow:ruth', kind: 'follow', sent: true, revision: 5 });
  const desiredAfter = (...events: Event[]) => {
    const change = stateAfter(...events).users.changes.entities['follow:ruth'];
    return change?.settledAt === null ? change.desired : undefined;
  };

  it('is selected until the server has applied it', () => {
    const left = followToggled({ user: ruth, following: false });
    expect(desiredAfter()).toBeUndefined();
    expect(desiredAfter(followed)).toBe(true);
    expect(desiredAfter(followed, left)).toBe(false);
    expect(desiredAfter(followed, left, followed)).toBe(true);
    expect(desiredAfter(followed, settled)).toBeUndefined();
  });

  it('is kept until every answer includes it', () => {
    const noted = (...events: Event[]) => stateAfter(followed, settled, ...events).users.changes;
    expect(noted(cacheAdvanced(4)).ids).toEqual(['follow:ruth']);
    expect(noted(cacheAdvanced(5)).ids).toEqual([]);
  });

  it('is forgotten when the data is replaced', () => {
    expect(stateAfter(followed, dataReplaced())).toEqual(stateAfter());
  });
});

describe('a renamed user', () => {
  const { getFeed } = postsApi.endpoints;
  const explore = { feed: 'explore', sort: 'latest' } as const;

  const open = async () => {
    const { store, server } = await makeTestStore();
    const { token } = await server.signIn('reelruth');
    const rename = (firstName: string) =>
      server.call('POST', '/api/users/edit', { token, body: { userData: { firstName } } });
    const readPerson = () =>
      store.dispatch(usersApi.endpoints.getUser.initiate('reelruth', { forceRefetch: true }));
    const readFeed = () => store.dispatch(getFeed.initiate(explore, { forceRefetch: true }));
    const names = () => {
      const posts = getShownFeed(store.getState(), explore) ?? [];
      const theirs = posts.filter(({ username }) => username === 'reelruth');
      return new Set(theirs.map(({ author }) => author.firstName));
    };
    return { rename, readPerson, readFeed, names };
  };

  it('is shown with the summary of the newest answer, also in older feeds', async () => {
    const { rename, readPerson, readFeed, names } = await open();
    await readFeed();
    await rename('Ruthie');
    expect(names()).toEqual(new Set(['Ruth']));
    await readPerson();
    expect(names()).toEqual(new Set(['Ruthie']));
  });

  it('who is renamed back is shown so in a feed that was read in between', async () => {
    const { rename, readPerson, readFeed, names } = await open();
    await readPerson();
    await rename('Ruthie');
    await readFeed();
    expect(names()).toEqual(new Set(['Ruthie']));
    await rename('Ruth');
    await readPerson();
    expect(names()).toEqual(new Set(['Ruth']));
  });
});

it.each([
  ['a login', loggedIn({ user: aUser(), token: aToken('ana'), how: 'form' })],
  ['a logout', loggedOut()],
  ['a refused token', sessionRefused()],
  ['another tab’s session', sessionFollowed(null)],
  ['a visit', visitBegun({ user: aUser(), token: aToken('ana') })],
])('is reset by %s', (_name, event) => {
  const used = [searchTyped('ru'), profileEdited({ bio: 'Row F' })];
  expect(stateAfter(...used, event)).toEqual(stateAfter());
});
