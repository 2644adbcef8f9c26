import {
  aPerson,
  aPost,
  aSignup,
  backendWith,
  everything,
  get,
  post,
} from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { aList } from '../../testing/lists';
import { BODIES } from '../../testing/shapes';

/** Keys a caller might smuggle in; `__proto__` is written as text, since an object literal would set the prototype. */
const SMUGGLED = `
  "likes": {"likeCount": 99, "likedBy": [], "dislikedBy": []},
  "username2": "matinee", "author": {"username": "matinee"}, "authorId": "x", "seq": -1, "time": 0,
  "createdAt": "1999-01-01T00:00:00Z", "updatedAt": "1999-01-01T00:00:00Z",
  "replyCount": 99, "mentions": [{"username": "matinee"}], "replyToId": "x",
  "followers": [{"_id": "x"}], "following": ["x"], "bookmarks": ["x"], "password": "stolen",
  "hash": "x", "role": "admin", "isAdmin": true, "constructor": {"prototype": {"polluted": true}},
  "toString": "x", "__proto__": {"polluted": true, "likeCount": 99, "content": "x", "bio": "x"}
`;

function sending(path: string, text: string, token?: string) {
  return { method: 'POST', path, text, token };
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a new post accepts only its id, content and photos', async () => {
  const { backend, author } = await backendWith('author');
  const text = `{"postData": {"_id": "mine", "content": "Seen.", "photos": null,
    "username": "matinee", ${SMUGGLED}}, "username": "matinee"}`;
  const answer = await send(backend, sending('/api/posts', text, author.token));
  const [made] = bodyOf(answer, 201, BODIES.posts).posts;
  const plain = await aPost(backend, author, { _id: 'plain', content: 'Seen.' });
  expect(made).toEqual({ ...plain, _id: 'mine' });
});

test('an edited post accepts only content, photos and alt', async () => {
  const { backend, author } = await backendWith('author');
  const plain = await aPost(backend, author);
  const made = await aPost(backend, author);
  const text = `{"postData": {"_id": "other", "content": "Seen.", "replyTo": "${plain._id}",
    "username": "matinee", ${SMUGGLED}}}`;
  const answer = await send(backend, sending(`/api/posts/edit/${made._id}`, text, author.token));
  const [edited] = bodyOf(answer, 201, BODIES.posts).posts;
  expect(edited).toEqual({ ...made, content: 'Seen.', editedAt: made.createdAt });
});

test('a list accepts only its own fields, new or edited', async () => {
  const { backend, author, other } = await backendWith('author', 'other');
  const owned = `"ownerId": "${other.user._id}", "owner": {"_id": "${other.user._id}"},
    "filmCount": 99, "likeCount": 99, "liked": true, "revision": 99, "publicSeq": 1,
    "posterIds": ["duel-1971"], "posters": ["duel-1971"], "title": "Rain on windows"`;
  const text = (id: string) => `{"listData": {"_id": "${id}", ${owned}, ${SMUGGLED}}}`;
  const answer = await send(backend, sending('/api/lists', text('mine'), author.token));
  const made = bodyOf(answer, 201, BODIES.list).list;
  const plain = await aList(backend, author);
  expect(made).toEqual({ ...plain, _id: 'mine' });
  const edit = sending('/api/lists/edit/mine', text('other'), author.token);
  const edited = bodyOf(await send(backend, edit), 201, BODIES.list).list;
  expect(edited).toEqual({ ...made, revision: 2 });
});

test('a profile accepts only its five fields', async () => {
  const { backend } = await backendWith('admin');
  const { user, token } = await aPerson(backend, { password: 'before' });
  const text = `{"userData": {"_id": "other", "bio": "Hello", ${SMUGGLED}}}`;
  const answer = await send(backend, sending('/api/users/edit', text, token));
  expect(bodyOf(answer, 201, BODIES.user).user).toEqual({ ...user, bio: 'Hello' });
  const credentials = { username: user.username, password: 'before' };
  expect((await post(backend, '/api/auth/login', undefined, credentials)).status).toBe(200);
});

test('a profile may repeat its own username', async () => {
  const { backend, me } = await backendWith('me');
  const userData = { ...me.user, bio: 'Hello' };
  const answer = await post(backend, '/api/users/edit', me.token, { userData });
  expect(bodyOf(answer, 201, BODIES.user).user).toEqual({ ...me.user, bio: 'Hello' });
});

test('a signup accepts only its five fields', async () => {
  const { backend } = await backendWith('admin');
  const { password, ...fields } = aSignup({ username: 'smuggler' });
  const smuggled = SMUGGLED.replace('"password": "stolen",', '');
  const text = `{${JSON.stringify({ ...fields, password }).slice(1, -1)}, "_id": "x", "bio": "x", ${smuggled}}`;
  const answer = await send(backend, sending('/api/auth/signup', text));
  const { createdUser } = bodyOf(answer, 201, BODIES.signup);
  const { user } = await aPerson(backend);
  expect(createdUser).toEqual({ ...user, _id: createdUser._id, ...fields });
  expect(createdUser._id).not.toBe('x');
});

test('fields hidden under __proto__ are not read', async () => {
  const { backend, author } = await backendWith('author');
  const made = await aPost(backend, author);
  const before = await everything(backend);
  const wrapped = '{"__proto__": {"postData": {"_id": "x", "content": "x", "photos": null}}}';
  const fields = '{"postData": {"_id": "x", "__proto__": {"content": "x", "photos": null}}}';
  for (const text of [wrapped, fields]) {
    const answer = await send(backend, sending('/api/posts', text, author.token));
    expect(answer.status).toBe(400);
  }
  expect(await everything(backend)).toEqual(before);
  expect((await get(backend, `/api/posts/${made._id}`)).status).toBe(200);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'no user, no post and no list is called %s',
  async (name) => {
    const { backend, me } = await backendWith('me');
    const credentials = { username: name, password: 'x' };
    const answers = [
      await get(backend, `/api/posts/${name}`),
      await get(backend, `/api/users/${name}`),
      await get(backend, `/api/users?username=${name}`),
      await get(backend, `/api/posts/user/${name}`),
      await post(backend, `/api/posts/like/${name}`, me.token),
      await post(backend, `/api/users/follow/${name}`, me.token),
      await post(backend, `/api/users/bookmark/${name}`, me.token),
      await get(backend, `/api/lists/${name}`),
      await get(backend, `/api/lists?film=${name}`),
      await post(backend, `/api/lists/clone/${name}`, me.token),
      await post(backend, `/api/lists/edit/${name}`, me.token, { listData: {} }),
      await post(backend, '/api/auth/login', undefined, credentials),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  },
);
