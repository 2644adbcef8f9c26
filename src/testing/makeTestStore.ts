import * as v from 'valibot';
import { makeStore, type AppStore, type DevTools, type RootState } from '../app/store';
import { api } from '../api/service';
import type { Transport } from '../api/transport';
import { ChangeSchema } from '../domain/backend';
import { GUEST, SEED_PASSWORDS } from '../domain/demoAccounts';
import { PostSchema, UserSchema } from '../domain/entities';
import { authStateOf, type Session } from '../features/auth/authSlice';
import { writeSession } from '../features/auth/sessionStorage';
import { selectToasts } from '../features/ui/uiSlice';
import { send, type Call } from '../../mocks/testing/client';
import { createTestBackend } from '../../mocks/testing/testBackend';
import { createOpenPages } from '../lib/openPages';
import type { PageStorage } from '../lib/pageStorage';
import { createMemoryPageStorage } from './memoryPageStorage';
import { providePageGlobals } from './pageGlobals';
import { TestTransport } from './transport';

providePageGlobals();

const opened: AppStore[] = [];

afterEach(() => {
  // Unused answers stay cached for minutes, with timers that would keep the process alive.
  for (const store of opened.splice(0)) store.dispatch(api.util.resetApiState());
});

interface Options {
  /** The seed account that is signed in; null for nobody. */
  as?: string | null;
  pageStorage?: PageStorage;
  /** By default none: all other pages count as closed. */
  locks?: LockManager;
  preloadedState?: Partial<RootState>;
  /** Adds time travel to the store; requires importing `testDevTools` first. */
  devTools?: DevTools | null;
}

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;

/** Direct access to the backend, independent of what the screen shows. */
const createServer = async () => {
  // Tokens are also checked against the page's real clock.
  let told: unknown;
  const channel = {
    postMessage: (change: unknown) => {
      told = change;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const { backend } = await createTestBackend({ clock: { now: () => new Date() }, channel });
  const call = (method: string, path: string, rest: Pick<Call, 'token' | 'body'> = {}) =>
    send(backend, { method, path, ...rest });
  return {
    backend,
    call,
    /** The last change, as other tabs receive it. */
    lastChange: () => v.parse(ChangeSchema, told),
    signIn: async (username: string, password = SEED_PASSWORDS[username]): Promise<Session> => {
      const credentials = { username, password };
      const { body } = await call('POST', '/api/auth/login', { body: credentials });
      const user = fieldOf(body, 'foundUser');
      const token = fieldOf(body, 'encodedToken');
      if (!v.is(UserSchema, user) || typeof token !== 'string')
        throw new Error(`No login as ${username}.`);
      return { token, user };
    },
    /** The post on the server, or null if it is deleted. */
    post: async (postId: string) => {
      const { body } = await call('GET', `/api/posts/${postId}`);
      const post = fieldOf(body, 'post');
      return v.is(PostSchema, post) ? post : null;
    },
    user: async (username: string) => {
      const { body } = await call('GET', `/api/users?username=${username}`);
      const [user]: unknown[] = [fieldOf(body, 'users')].flat();
      if (!v.is(UserSchema, user)) throw new Error(`No user ${username}.`);
      return user;
    },
  };
};

/**
 * Creates a complete store with its own complete backend. By default the guest is signed in, as after
 * a reload.
 */
export const makeTestStore = async ({
  as = GUEST.username,
  pageStorage = createMemoryPageStorage(),
  locks,
  preloadedState = {},
  devTools = null,
}: Options = {}) => {
  const server = await createServer();
  const session = as === null ? null : await server.signIn(as);
  if (session) await writeSession(session, pageStorage);
  const answer: Transport = (request) => server.backend.answer(request);
  const transport = new TestTransport(answer);
  const store = makeStore(
    {
      fetch: transport.fetch,
      pageStorage,
      openPages: createOpenPages(locks),
      data: () => Promise.resolve(server.backend),
    },
    { auth: authStateOf(session), ...preloadedState },
    devTools,
  );
  opened.push(store);
  /** The texts of the waiting and shown toasts, the oldest first. */
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  return { store, transport, server, session, pageStorage, toasts };
};
