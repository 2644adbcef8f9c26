import { makeTestStore } from '../../../testing/makeTestStore';
import { exported, importFile } from '../../../testing/ownDataFiles';

jest.mock('../../../lib/saveFile');

type App = Awaited<ReturnType<typeof makeTestStore>>;

/** Creates posts, likes and bookmarks as one of the sample people, through the API. */
const actAs = async ({ server }: App, username: string) => {
  const { token } = await server.signIn(username);
  const call = (path: string, body: object = {}) =>
    server.call('POST', `/api/${path}`, { token, body });
  return {
    call,
    reply: (_id: string, replyTo: string) =>
      call('posts', { postData: { _id, replyTo, content: `About ${replyTo}`, photos: null } }),
    erase: (postId: string) => server.call('DELETE', `/api/posts/${postId}`, { token }),
  };
};

/** Below another user's post: their reply, mine to that, and theirs to mine. */
const converse = async (app: App) => {
  const kai = await actAs(app, 'kinokai');
  const me = await actAs(app, 'matinee');
  await kai.reply('kai-1', 'playtime-on-seventy');
  await me.reply('mine-1', 'kai-1');
  await kai.reply('kai-2', 'mine-1');
  await me.reply('mine-2', 'kai-2');
  return { kai, me };
};

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

it('exports replies after the posts, each with its parent', async () => {
  const app = await makeTestStore();
  await converse(app);
  const { posts } = await exported(app);
  expect(posts.map(({ _id, replyTo }) => [_id, replyTo])).toEqual([
    ['first-showing', undefined],
    ['dust-in-the-beam', undefined],
    ['that-telephone', 'lonely-place'],
    ['mine-1', 'kai-1'],
    ['mine-2', 'kai-2'],
  ]);
});

it('finds the likes and bookmarks of replies, however deep below a post', async () => {
  const app = await makeTestStore();
  const { me } = await converse(app);
  for (const id of ['kai-2', 'mine-1']) {
    await me.call(`posts/like/${id}`);
    await me.call(`users/bookmark/${id}`);
  }
  const { likes, bookmarks } = await exported(app);
  expect(likes).toEqual(expect.arrayContaining(['kai-2', 'mine-1']));
  expect(bookmarks.slice(0, 2)).toEqual(['mine-1', 'kai-2']);
});

it('finds the other replies to a deleted post to which the user replied', async () => {
  const app = await makeTestStore();
  const { kai, me } = await converse(app);
  await kai.reply('kai-gone', 'playtime-on-seventy');
  await me.reply('mine-below', 'kai-gone');
  await kai.reply('kai-below', 'kai-gone');
  await me.call('posts/like/kai-below');
  await kai.erase('kai-gone');
  const { posts, likes } = await exported(app);
  expect(posts).toContainEqual(expect.objectContaining({ _id: 'mine-below', replyTo: 'kai-gone' }));
  expect(likes).toContain('kai-below');
});

it('imports replies below their parents, with likes and bookmarks, and nothing the second time', async () => {
  const from = await makeTestStore();
  const { me } = await converse(from);
  await me.reply('mine-3', 'first-showing');
  await me.call('posts/like/mine-3');
  await me.call('users/bookmark/mine-3');
  const file = await exported(from);

  const to = await makeTestStore();
  expect(await importFile(to, file)).toBe(
    'Imported: 1 post, 1 like, 1 bookmark. Skipped: 2 (the post it replies to is missing).',
  );
  expect(await to.server.post('mine-3')).toMatchObject({ replyTo: { _id: 'first-showing' } });
  expect((await to.server.post('first-showing'))?.replyCount).toBe(1);
  expect((await to.server.user('matinee')).bookmarks[0]).toBe('mine-3');
  const sent = to.transport.sentTo('POST').length;
  await importFile(to, file);
  expect(to.transport.sentTo('POST')).toHaveLength(sent);
});
