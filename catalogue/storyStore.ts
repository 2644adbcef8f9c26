import { makeStore, type AppDispatch, type AppStore } from '../src/app/store';
import type { User } from '../src/domain/entities';
import { authStateOf } from '../src/features/auth/authSlice';
import { createMemoryPageStorage } from '../src/testing/memoryPageStorage';
import { FakeServer } from '../src/testing/fakeServer';
import { TestTransport } from '../src/testing/transport';
import { ANA } from './cast';

export interface Setting {
  /** Who looks at it. */
  viewer?: User;
  /** Whom else the server knows. */
  others?: User[];
  /** What the server answers otherwise than its few rules would. */
  answers?: (transport: TestTransport) => void;
  /** What happens before it is seen. */
  happens?: (dispatch: AppDispatch) => void;
}

/** A store of the story's own, over the small server that tests use: its buttons do what they do in the app. */
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
      data: () =>
        Promise.resolve({
          installation: () => Promise.resolve({ id: 'story', isKept: true }),
          reset: () => Promise.resolve('reset'),
          retry: () => undefined,
        }),
    },
    { auth: authStateOf({ token: 'story', user: viewer }) },
  );
  happens?.(store.dispatch);
  return store;
};
