import type { StoreEnhancer } from '@reduxjs/toolkit';
import { cacheAdvanced, dataReplaced } from '../api/actions';
import { HEADERS } from '../domain/limits';
import { loggedIn } from '../features/auth/authSlice';
import { usersApi } from '../features/users/usersApi';
import { aToken, aUser } from '../testing/builders';
import { makeTestStore } from '../testing/makeTestStore';

/** A store that records the revisions of `cacheAdvanced`. */
const open = async () => {
  const reached: number[] = [];
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const dispatch: typeof store.dispatch = (action) => {
      if (cacheAdvanced.match(action)) reached.push(action.payload);
      return store.dispatch(action);
    };
    return { ...store, dispatch };
  };
  const { store, transport } = await makeTestStore({ devTools: { options: {}, enhancer } });
  /** Queries a user, with an answer of this revision. */
  const read = async (username: string, revision: number) => {
    const headers = { [HEADERS.revision]: String(revision) };
    const body = { users: [aUser({ _id: username, username })] };
    const call = `GET /api/users?username=${username}`;
    transport.answersWithResponse(call, Response.json(body, { headers }));
    const { getUser } = usersApi.endpoints;
    await store.dispatch(getUser.initiate(username, { forceRefetch: true }));
  };
  const summaryIds = () => store.getState().users.summaries.ids;
  return { store, read, reached, summaryIds };
};

it('reports each revision that every cached answer has reached, once', async () => {
  const { read, reached, summaryIds } = await open();
  await read('ana', 4);
  await read('ana', 4);
  expect(reached).toEqual([4]);
  await read('bea', 6);
  await read('ana', 5);
  expect(reached).toEqual([4, 5]);
  expect(summaryIds()).toEqual(['bea']);
  await read('ana', 7);
  expect(reached).toEqual([4, 5, 6]);
  expect(summaryIds()).toEqual(['ana']);
});

it.each([
  ['data that was lost', dataReplaced()],
  ['another person', loggedIn({ user: aUser(), token: aToken('ana'), how: 'form' })],
])('starts again with %s', async (_name, event) => {
  const { store, read, reached } = await open();
  await read('bea', 4);
  store.dispatch(event);
  await read('bea', 2);
  expect(reached).toEqual([4, 2]);
});
