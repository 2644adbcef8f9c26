import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import {
  originReached,
  originRemembered,
  selectOwnSession,
  selectReturnTo,
  selectSessionUser,
} from '../features/auth/authSlice';
import { selectSort } from '../features/posts/postsSlice';
import { makeTestStore } from '../testing/makeTestStore';
import { App } from './App';
import { preloadPage } from './routes';
import { startStore } from './startStore';

const FIRST_PAGE = 'GET /api/posts?feed=home';

const open = async () => {
  window.scrollTo = () => undefined;
  await preloadPage('/');
  const { transport, session, server } = await makeTestStore();
  const start = (pathname: string) =>
    startStore({
      pathname,
      session,
      fetch: transport.fetch,
      data: () => Promise.resolve(server.backend),
    });
  const asked = () => transport.sentTo(FIRST_PAGE).length;
  return { transport, start, asked };
};

const show = (store: Awaited<ReturnType<typeof startStore>>['store']) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <App />
      </MemoryRouter>
    </Provider>,
  );

it('requests the first page of a feed once, before anything is rendered', async () => {
  const { transport, start, asked } = await open();
  const answer = transport.holdsAnswer(FIRST_PAGE);
  const { store } = await start('/');
  await answer.waits;
  show(store);
  expect(screen.queryByRole('article')).toBeNull();
  answer.release();
  expect(await screen.findAllByRole('article')).not.toEqual([]);
  await act(() => transport.quiet());
  expect(asked()).toBe(1);
});

it('starts with the sort chosen in this tab', async () => {
  sessionStorage.setItem('sort:home', 'oldest');
  const { transport, start } = await open();
  const { store } = await start('/');
  await transport.quiet();
  expect(transport.sentTo(FIRST_PAGE)).toEqual([`${FIRST_PAGE}&sort=oldest&limit=12`]);
  expect(selectSort(store.getState(), 'home')).toBe('oldest');
});

it('remembers across a reload where to return to after login, until the return or a logout', async () => {
  const { start } = await open();
  const origin = '/search?q=duel#posts';
  const before = await start('/');
  before.store.dispatch(originRemembered(origin));
  const after = await start('/');
  expect(selectReturnTo(after.store.getState())).toBe(origin);
  after.store.dispatch(originReached());
  const last = await start('/');
  expect(selectReturnTo(last.store.getState())).toBeNull();
});

it('requests no feed at an address without one', async () => {
  const { transport, start } = await open();
  await start('/singlePost/first-showing');
  await transport.quiet();
  expect(transport.sentTo('GET /api/posts?')).toEqual([]);
});

it('starts as the visitor of this tab, who can return to the host’s session', async () => {
  const { transport, session, server } = await makeTestStore();
  const visitor = await server.signIn('reelruth');
  const { store } = await startStore({
    pathname: '/',
    session,
    visitor,
    fetch: transport.fetch,
    data: () => Promise.resolve(server.backend),
  });
  await transport.quiet();
  expect(transport.sentTo(FIRST_PAGE)).toHaveLength(1);
  expect(selectSessionUser(store.getState())?.username).toBe('reelruth');
  expect(selectOwnSession(store.getState())).toEqual(session);
});
