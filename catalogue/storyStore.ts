import { makeStore, type AppDispatch, type AppStore } from '../src/app/store';
import type { User } from '../src/domain/entities';
import { authStateOf } from '../src/features/auth/authSlice';
import { createOpenPages } from '../src/lib/openPages';
import { createMemoryPageStorage } from '../src/testing/memoryPageStorage';
import { FakeServer } from '../src/testing/fakeServer';
import { TestTransport } from '../src/testing/transport';
import { ANA } from './cast';

export interface Setting {
  /** The signed-in user. */
  viewer?: User;
  /** The server's other users. */
  others?: User[];
  /** Overrides answers of the fake server. */
  answers?: (transport: TestTransport) => void;
  /** Dispatches actions before the story is rendered. */
  happens?: (dispatch: AppDispatch) => void;
}

/** Creates a store for one story, with the tests' fake server, so that its buttons work as in the app. */
export const makeStoryStore = ({
  viewer = ANA,
  others = [],
  answers,
  happens,
}: Setting = {}): AppStore => {
  const server = new FakeServer(viewer, [], others);
  for (const { _id } of viewer.following) server.people.follow(_id, true);
  const transport = new TestTransport((request) => server.answer(request));
  answers?.(transport);
  const store = makeStore(
    {
      fetch: transport.fetch,
      pageStorage: createMemoryPageStorage(),
      openPages: createOpenPages(undefined),
      data: () =>
        Promise.resolve({
          installation: () => Promise.resolve({ id: 'story', isKept: true }),
          reset: () => Promise.resolve('reset'),
          retry: () => undefined,
          storage: () => Promise.resolve({ storage: 'memory', found: 'data' }),
        }),
    },
    { auth: authStateOf({ token: 'story', user: viewer }) },
  );
  happens?.(store.dispatch);
  return store;
};
