import { HEADERS } from '../domain/limits';
import { aPerson, aPost, aUser } from '../testing/builders';
import { createMemoryPageStorage } from '../testing/memoryKeeper';
import { providePageGlobals } from '../testing/pageGlobals';
import { baseQuery } from './baseQuery';
import { ALL_BOOKMARKS, ALL_SUGGESTIONS, Services, servicesOf } from './storeServices';

providePageGlobals();

const aServer = (respond: () => Response, token: string | null = 'token') => {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return Promise.resolve(respond());
  };
  const reset = () => Promise.resolve();
  const services = new Services(fetch, createMemoryPageStorage(), reset, () => token);
  const context = {
    signal: new AbortController().signal,
    abort: () => undefined,
    dispatch: jest.fn(),
    getState: () => ({}),
    extra: services,
    endpoint: 'test',
    type: 'query' as const,
  };
  const ask = async () => baseQuery({ url: '/posts' }, context, {});
  return { requests, changes: services.changes, ask };
};

const at = (revision: number) => () =>
  Response.json({}, { headers: { [HEADERS.revision]: String(revision) } });

it('sends the token of whoever is signed in, and none where nobody is', async () => {
  const [somebody, nobody] = [aServer(at(1)), aServer(at(1), null)];
  await somebody.ask();
  await nobody.ask();
  expect(somebody.requests[0]?.headers.get('Authorization')).toBe('token');
  expect(nobody.requests[0]?.headers.has('Authorization')).toBe(false);
});

it('says which revision of the data an answer shows; none is the first', async () => {
  expect((await aServer(at(7)).ask()).meta?.revision).toBe(7);
  expect((await aServer(() => Response.json({})).ask()).meta?.revision).toBe(0);
  const refused = await aServer(() => Response.json({ errors: ['No.'] }, { status: 400 })).ask();
  expect(refused).toMatchObject({ error: { status: 400 }, meta: { revision: 0 } });
});

it.each([
  ['text/html', 'an answer that only looks like JSON'],
  ['', 'an answer that does not say what it is'],
])('never believes what comes as “%s”: %s', async (type) => {
  const headers = { 'Content-Type': type };
  const { data, error } = await aServer(() => new Response('{"posts":[]}', { headers })).ask();
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 'PARSING_ERROR' });
});

it('does the viewer’s newer changes again to the post that an answer shows, and to its author', async () => {
  const { changes, ask } = aServer(at(3));
  changes.posts.add('post-1', (post) => ({ ...post, content: 'Edited' }));
  changes.faces.add('ana', (face) => ({ ...face, firstName: 'Anna' }));
  const { meta } = await ask();
  const post = aPost({ author: aPerson({ _id: 'ana' }) });
  expect(meta?.rebase.post(post)).toEqual({
    ...post,
    content: 'Edited',
    author: { ...post.author, firstName: 'Anna' },
  });
});

it('does the viewer’s newer changes again to a person, and to the faces in their lists', async () => {
  const { changes, ask } = aServer(at(3));
  changes.users.add('ana', (user) => ({ ...user, bio: 'Row F' }));
  changes.faces.add('bo', (face) => ({ ...face, firstName: 'Beau' }));
  const { meta } = await ask();
  const bo = aPerson({ _id: 'bo' });
  const user = aUser({ _id: 'ana', followers: [bo], following: [bo] });
  const renamed = { ...bo, firstName: 'Beau' };
  expect(meta?.rebase.user(user)).toEqual({
    ...user,
    bio: 'Row F',
    followers: [renamed],
    following: [renamed],
  });
});

it('does the viewer’s newer bookmarks again to a list that does not know them', async () => {
  const { changes, ask } = aServer(at(3));
  changes.bookmarks.add(ALL_BOOKMARKS, (ids) => ['b', ...ids]);
  const { meta } = await ask();
  expect(meta?.rebase.bookmarks(['a'])).toEqual(['b', 'a']);
});

it('keeps who was followed out of suggestions that do not know it', async () => {
  const { changes, ask } = aServer(at(3));
  const [ana, bo] = [aPerson({ _id: 'ana' }), aPerson({ _id: 'bo' })];
  changes.suggestions.add(ALL_SUGGESTIONS, (people) => people.filter(({ _id }) => _id !== 'bo'));
  const { meta } = await ask();
  expect(meta?.rebase.suggestions([ana, bo])).toEqual([ana]);
});

it('leaves an answer alone that knows the viewer’s changes', async () => {
  const { changes, ask } = aServer(at(3));
  changes.posts.add('post-1', (post) => ({ ...post, content: 'Edited' })).settle(3);
  const { meta } = await ask();
  expect(meta?.rebase.post(aPost())).toEqual(aPost());
});

it('believes what it learned of a post rather than an older answer', async () => {
  const [newer, older] = [at(9), at(3)];
  let respond = newer;
  const { ask } = aServer(() => respond());
  (await ask()).meta?.learnPost(aPost({ content: 'As it is' }));
  respond = older;
  const { meta } = await ask();
  expect(meta?.rebase.post(aPost({ content: 'As it was' })).content).toBe('As it is');
});

it('forgets everything of one viewer before the next', async () => {
  const { changes, ask } = aServer(at(3));
  changes.posts.add('post-1', (post) => ({ ...post, content: 'Edited' }));
  changes.users.add('ana', (user) => ({ ...user, bio: 'Row F' }));
  changes.faces.add('ana', (face) => ({ ...face, firstName: 'Anna' }));
  changes.bookmarks.add(ALL_BOOKMARKS, (ids) => ['b', ...ids]);
  changes.suggestions.add(ALL_SUGGESTIONS, () => []);
  changes.clear();
  const { meta } = await ask();
  expect(meta?.rebase.post(aPost())).toEqual(aPost());
  expect(meta?.rebase.user(aUser())).toEqual(aUser());
  expect(meta?.rebase.bookmarks([])).toEqual([]);
  const people = [aPerson()];
  expect(meta?.rebase.suggestions(people)).toEqual(people);
});

it('refuses to work in a store made without its services', () => {
  expect(() => servicesOf({ fetch })).toThrow('without its services');
});
