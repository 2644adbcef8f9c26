import type { RefusalName } from '../../../src/domain/errors';
import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  aSignup,
  everything,
  expectRefusal,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import type { Answer } from '../../testing/client';
import type { Backend } from '../../../src/domain/backend';
import type { Post } from '../../../src/domain/entities';

interface Stage {
  backend: Backend;
  author: Person;
  other: Person;
  made: Post;
}

async function stage(): Promise<Stage> {
  const { backend } = await createTestBackend();
  const [author, other] = [await aPerson(backend), await aPerson(backend)];
  return { backend, author, other, made: await aPost(backend, author) };
}

type Row = [when: string, refusal: RefusalName, scene: (stage: Stage) => Promise<Answer>];

const LOGIN = '/api/auth/login';

const ROWS: Row[] = [
  [
    'the password is wrong',
    'wrongPassword',
    ({ backend, author }) =>
      post(backend, LOGIN, undefined, { username: author.user.username, password: 'wrong' }),
  ],
  [
    'the login name is unknown',
    'unknownUsername',
    ({ backend }) => post(backend, LOGIN, undefined, { username: 'nobody', password: 'pw' }),
  ],
  [
    'the username already exists',
    'usernameTaken',
    ({ backend, author }) =>
      post(backend, '/api/auth/signup', undefined, aSignup({ username: author.user.username })),
  ],
  [
    'somebody else edits',
    'editNotAuthor',
    ({ backend, other, made }) =>
      post(backend, `/api/posts/edit/${made._id}`, other.token, { postData: { content: 'Mine' } }),
  ],
  [
    'somebody else deletes',
    'deleteNotAuthor',
    ({ backend, other, made }) => remove(backend, made._id, other.token),
  ],
  [
    'a post is liked twice',
    'alreadyLiked',
    async ({ backend, other, made }) => {
      await post(backend, `/api/posts/like/${made._id}`, other.token);
      return post(backend, `/api/posts/like/${made._id}`, other.token);
    },
  ],
  [
    'a post without likes is disliked',
    'likeBelowZero',
    ({ backend, other, made }) => post(backend, `/api/posts/dislike/${made._id}`, other.token),
  ],
  [
    'a post without likes is disliked a second time',
    'likeBelowZero',
    async ({ backend, other, made }) => {
      await post(backend, `/api/posts/like/${made._id}`, other.token);
      await post(backend, `/api/posts/dislike/${made._id}`, other.token);
      return post(backend, `/api/posts/dislike/${made._id}`, other.token);
    },
  ],
  [
    'a post is disliked twice',
    'alreadyDisliked',
    async ({ backend, author, other, made }) => {
      await post(backend, `/api/posts/like/${made._id}`, author.token);
      await post(backend, `/api/posts/like/${made._id}`, other.token);
      await post(backend, `/api/posts/dislike/${made._id}`, other.token);
      return post(backend, `/api/posts/dislike/${made._id}`, other.token);
    },
  ],
  [
    'a post is bookmarked twice',
    'alreadyBookmarked',
    async ({ backend, other, made }) => {
      await post(backend, `/api/users/bookmark/${made._id}`, other.token);
      return post(backend, `/api/users/bookmark/${made._id}`, other.token);
    },
  ],
  [
    'an absent bookmark is removed',
    'notBookmarked',
    ({ backend, other, made }) =>
      post(backend, `/api/users/remove-bookmark/${made._id}`, other.token),
  ],
  [
    'somebody is followed twice',
    'alreadyFollowing',
    async ({ backend, author, other }) => {
      await post(backend, `/api/users/follow/${author.user._id}`, other.token);
      return post(backend, `/api/users/follow/${author.user._id}`, other.token);
    },
  ],
  [
    'somebody not followed is unfollowed',
    'notFollowing',
    ({ backend, author, other }) =>
      post(backend, `/api/users/unfollow/${author.user._id}`, other.token),
  ],
  [
    'people follow themselves',
    'selfFollow',
    ({ backend, author }) => post(backend, `/api/users/follow/${author.user._id}`, author.token),
  ],
  [
    'a profile edit changes the username',
    'usernameFixed',
    ({ backend, author, other }) =>
      post(backend, '/api/users/edit', author.token, {
        userData: { username: other.user.username, bio: 'Hello' },
      }),
  ],
  [
    'a profile edit only changes the case of the username',
    'usernameFixed',
    ({ backend, author }) =>
      post(backend, '/api/users/edit', author.token, {
        userData: { username: author.user.username.toUpperCase() },
      }),
  ],
  [
    'the token is garbage',
    'invalidToken',
    ({ backend, made }) => post(backend, `/api/posts/like/${made._id}`, 'garbage'),
  ],
  [
    'there is no token',
    'invalidToken',
    ({ backend, made }) => post(backend, `/api/posts/like/${made._id}`),
  ],
  [
    'a post is created under the id of somebody else’s post',
    'idTaken',
    ({ backend, other, made }) =>
      post(backend, '/api/posts', other.token, { postData: aDraft({ _id: made._id }) }),
  ],
];

test.each(ROWS)('when %s, the answer is exactly the refusal %s', async (_, refusal, scene) => {
  const staged = await stage();
  expectRefusal(await scene(staged), refusal);
});

const POST_CALLS = ['edit', 'like', 'dislike', 'restore'].map((call) => `/api/posts/${call}/gone`);
const MARK_CALLS = ['bookmark', 'remove-bookmark'].map((call) => `/api/users/${call}/gone`);
const USER_CALLS = ['follow', 'unfollow'].map((call) => `/api/users/${call}/gone`);

test.each([...POST_CALLS, ...MARK_CALLS])('POST %s finds no post', async (path) => {
  const { backend, other } = await stage();
  const body = { postData: { content: 'Still here?' } };
  expectRefusal(await post(backend, path, other.token, body), 'postNotFound');
});

test('DELETE of a deleted post finds no post', async () => {
  const { backend, other } = await stage();
  expectRefusal(await remove(backend, 'gone', other.token), 'postNotFound');
});

test.each(USER_CALLS)('POST %s finds nobody', async (path) => {
  const { backend, other } = await stage();
  expectRefusal(await post(backend, path, other.token, {}), 'userNotFound');
});

test('a refused call changes nothing', async () => {
  const staged = await stage();
  const before = await everything(staged.backend);
  const refused = ROWS.filter(([when]) => !when.includes('twice') && !when.includes('second'));
  for (const [, , scene] of refused) await scene(staged);
  expect(await everything(staged.backend)).toEqual(before);
});
