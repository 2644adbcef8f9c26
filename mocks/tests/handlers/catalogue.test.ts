import type { RefusalName } from '../../../src/domain/errors';
import { aDraft, aPerson, aPost, everything, expectRefusal } from '../../testing/builders';
import { send, type Answer } from '../../testing/client';
import { createTestBackend } from '../../testing/testBackend';

/** Who calls, with which token. */
type Caller = 'author' | 'other' | 'nobody' | 'garbage';

/** `:author` stands for that person's id. */
type Step = [by: Caller, method: string, path: string, body?: object | undefined];

/** Two people, and the post `made` by the author. */
async function stage() {
  const { backend } = await createTestBackend();
  const author = await aPerson(backend, { username: 'author' });
  const other = await aPerson(backend, { username: 'other' });
  await aPost(backend, author, { _id: 'made' });
  const tokens = {
    author: author.token,
    other: other.token,
    nobody: undefined,
    garbage: 'garbage',
  };
  const call = ([by, method, path, body]: Step): Promise<Answer> =>
    send(backend, {
      method,
      path: `/api${path.replace(':author', author.user._id)}`,
      token: tokens[by],
      body,
    });
  return { backend, call };
}

const login = (username: string): Step => [
  'nobody',
  'POST',
  '/auth/login',
  { username, password: 'wrong' },
];
const signup: Step = [
  'nobody',
  'POST',
  '/auth/signup',
  { firstName: '', lastName: '', username: 'author', password: 'p', avatar: '' },
];
const like = (by: Caller): Step => [by, 'POST', '/posts/like/made'];
const dislike = (by: Caller): Step => [by, 'POST', '/posts/dislike/made'];
const bookmark: Step = ['other', 'POST', '/users/bookmark/made'];
const follow: Step = ['other', 'POST', '/users/follow/:author'];
const rename = (username: string): Step => [
  'author',
  'POST',
  '/users/edit',
  { userData: { username, bio: 'Hello' } },
];
const EDIT = { postData: { content: 'Still here?' } };

const ROWS: [when: string, refusal: RefusalName, last: Step, ...earlier: Step[]][] = [
  ['the password is wrong', 'wrongPassword', login('author')],
  ['the login name is unknown', 'unknownUsername', login('stranger')],
  ['the username already exists', 'usernameTaken', signup],
  ['somebody else edits', 'editNotAuthor', ['other', 'POST', '/posts/edit/made', EDIT]],
  ['somebody else deletes', 'deleteNotAuthor', ['other', 'DELETE', '/posts/made']],
  ['a post is liked twice', 'alreadyLiked', like('other'), like('other')],
  ['a post without likes is disliked', 'likeBelowZero', dislike('other')],
  [
    'a post without likes is disliked a second time',
    'likeBelowZero',
    dislike('other'),
    like('other'),
    dislike('other'),
  ],
  [
    'a post is disliked twice',
    'alreadyDisliked',
    dislike('other'),
    like('author'),
    like('other'),
    dislike('other'),
  ],
  ['a post is bookmarked twice', 'alreadyBookmarked', bookmark, bookmark],
  [
    'an absent bookmark is removed',
    'notBookmarked',
    ['other', 'POST', '/users/remove-bookmark/made'],
  ],
  ['somebody is followed twice', 'alreadyFollowing', follow, follow],
  [
    'somebody not followed is unfollowed',
    'notFollowing',
    ['other', 'POST', '/users/unfollow/:author'],
  ],
  ['people follow themselves', 'selfFollow', ['author', 'POST', '/users/follow/:author']],
  ['a profile edit changes the username', 'usernameFixed', rename('other')],
  ['a profile edit only changes the case of the username', 'usernameFixed', rename('AUTHOR')],
  ['the token is garbage', 'invalidToken', like('garbage')],
  ['there is no token', 'invalidToken', like('nobody')],
  [
    'a post is created under the id of somebody else’s post',
    'idTaken',
    ['other', 'POST', '/posts', { postData: aDraft({ _id: 'made' }) }],
  ],
];

test.each(ROWS)('when %s, the answer is exactly the refusal %s', async (...row) => {
  const [, refusal, last, ...earlier] = row;
  const { call } = await stage();
  for (const step of earlier) expect((await call(step)).status).toBeLessThan(300);
  expectRefusal(await call(last), refusal);
});

test.each([
  ...['edit', 'like', 'dislike', 'restore'].map((name) => `POST /posts/${name}/gone`),
  ...['bookmark', 'remove-bookmark'].map((name) => `POST /users/${name}/gone`),
  'DELETE /posts/gone',
  'GET /posts/gone',
  'GET /posts?replyTo=gone',
])('%s finds no post', async (name) => {
  const { call } = await stage();
  const [method = '', path = ''] = name.split(' ');
  const body = method === 'POST' ? EDIT : undefined;
  expectRefusal(await call(['other', method, path, body]), 'postNotFound');
});

test.each([
  'POST /users/follow/gone',
  'POST /users/unfollow/gone',
  'GET /posts/user/nobody',
  'GET /posts/user/nobody?sort=latest',
  'GET /posts/user/nobody?replies=true',
  'GET /users/gone',
  'GET /users?username=nobody',
])('%s finds nobody', async (name) => {
  const { call } = await stage();
  const [method = '', path = ''] = name.split(' ');
  expectRefusal(await call(['other', method, path]), 'userNotFound');
});

test('a refused call changes nothing', async () => {
  const { backend, call } = await stage();
  const before = await everything(backend);
  for (const [, , last, ...earlier] of ROWS) if (earlier.length === 0) await call(last);
  expect(await everything(backend)).toEqual(before);
});
