import type { Change } from '../../domain/backend';
import { loggedOut } from '../../features/auth/authSlice';
import { notificationsApi } from '../../features/notifications/notificationsApi';
import { postsApi } from '../../features/posts/postsApi';
import { selectNewPostCount } from '../../features/posts/postsSlice';
import { makeTestStore } from '../../testing/makeTestStore';
import { PAGE } from '../network/page';
import { followServer } from './followServer';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
let opened: { store: Awaited<ReturnType<typeof makeTestStore>>['store'] } | null = null;
// Its stream waits for the server to say something.
afterEach(() => void opened?.store.dispatch(loggedOut()));

const HOME = { feed: 'home', sort: 'latest' } as const;

/** A page that shows Home, and a server's stream. */
const open = async ({ status = 200 } = {}) => {
  const app = await makeTestStore();
  const { store, transport } = app;
  opened = app;
  await store.dispatch(postsApi.endpoints.getFeed.initiate(HOME));
  await store.dispatch(notificationsApi.endpoints.getUnread.initiate());
  await transport.quiet();
  const requests: Request[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  followServer(
    store,
    (request) => {
      requests.push(request);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
      });
      return Promise.resolve(new Response(body, { status }));
    },
    {
      locks: undefined,
      openChannel: () =>
        Object.assign(new EventTarget(), { postMessage: () => undefined, close: () => undefined }),
    },
  );
  await settled();
  const send = async (revision: number, ...lines: string[]) => {
    stream?.enqueue(new TextEncoder().encode([`id: ${revision}`, ...lines, '', ''].join('\n')));
    await settled();
    await transport.quiet();
  };
  const tell = (revision: number, rest: Partial<Change> = {}) => {
    const post = { kind: 'created', actorId: 'somebody', postIds: [`p${revision}`], userIds: [] };
    return send(revision, `data: ${JSON.stringify({ ...post, revision, ...rest })}`);
  };
  const offered = () => selectNewPostCount(store.getState(), 'explore');
  return { ...app, requests, send, tell, offered };
};

const revisionOf = ({ url }: Request) => new URL(url).searchParams.get('after');

it('hears of changes from the oldest revision that is shown, with its own token', async () => {
  const { requests, session, store, tell, offered } = await open();
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(request && revisionOf(request)).toBe(String(store.getState().revision));
  expect(request?.headers.get('Authorization')).toBe(session?.token);
  await tell(900);
  expect(offered()).toBe(1);
});

it('is not told of what this page did itself', async () => {
  const { tell, offered } = await open();
  await tell(900, { page: PAGE });
  expect(offered()).toBe(0);
  await tell(901, { page: 'another' });
  expect(offered()).toBe(1);
});

it('asks again for what is shown when too much was missed', async () => {
  const { transport, send } = await open();
  const before = transport.sentTo('GET /api/posts?feed=home').length;
  await send(900, 'event: reset', 'data: {}');
  expect(transport.sentTo('GET /api/posts?feed=home')).toHaveLength(before + 1);
});

it('a refused token is found out by a call of the app’s own', async () => {
  const { transport } = await open({ status: 401 });
  await transport.quiet();
  expect(transport.sentTo('GET /api/notifications')).toHaveLength(2);
});

it('ends with the session', async () => {
  const { requests, store } = await open();
  store.dispatch(loggedOut());
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});
