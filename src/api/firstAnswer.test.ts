import { HEADERS } from '../domain/limits';
import { firstFeedAt, firstRequest, withFirstAnswer } from './firstAnswer';
import { providePageGlobals } from '../testing/pageGlobals';

providePageGlobals();

const answering = () => {
  const asked: Request[] = [];
  const transport = (request: Request) => {
    asked.push(request);
    const answer = Response.json({ call: asked.length }, { headers: { [HEADERS.revision]: '1' } });
    return Promise.resolve(answer);
  };
  return { asked, transport };
};

const explore = (token = 'mine', init: RequestInit = {}) =>
  new Request('http://cinefolk.test/api/posts?feed=explore&sort=latest&limit=12', {
    ...init,
    headers: { Authorization: token },
  });

const bodyOf = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

test('a feed page is asked for before anybody asks, at the address the feed will use', () => {
  const { asked, transport } = answering();
  const feed = firstFeedAt('/explore');
  withFirstAnswer(transport, feed && firstRequest(feed, 'mine'));
  expect(asked.map(({ url }) => url)).toEqual([explore().url]);
  expect(asked[0]?.headers.get('Authorization')).toBe('mine');
});

test('only pages that begin with a feed ask for one', () => {
  expect(firstFeedAt('/')?.feed).toBe('home');
  expect(firstFeedAt('/login')).toBeNull();
  expect(firstFeedAt('/singlePost/1')).toBeNull();
});

test("what was kept of the last visit comes first, and then the server's answer", async () => {
  const { asked, transport } = answering();
  const { fetch } = withFirstAnswer(transport, explore(), '{"posts":[]}');
  expect(await bodyOf(fetch(explore()))).toEqual({ posts: [] });
  expect(await bodyOf(fetch(explore()))).toEqual({ call: 1 });
  expect(asked).toHaveLength(1);
});

test('the same question gets the answer that is there, once', async () => {
  const { asked, transport } = answering();
  const { fetch } = withFirstAnswer(transport, explore());
  expect(await bodyOf(fetch(explore()))).toEqual({ call: 1 });
  expect(await bodyOf(fetch(explore()))).toEqual({ call: 2 });
  expect(asked).toHaveLength(2);
});

test('nobody is given an answer that was asked for under another token', async () => {
  const { transport } = answering();
  const { fetch } = withFirstAnswer(transport, explore('theirs'));
  expect(await bodyOf(fetch(explore('mine')))).toEqual({ call: 2 });
});

test('an answer is dropped when the data has changed since', async () => {
  const { transport } = answering();
  const { fetch, forget } = withFirstAnswer(transport, explore());
  forget();
  expect(await bodyOf(fetch(explore()))).toEqual({ call: 2 });
});

test('whoever takes the answer may give up waiting for it', async () => {
  const giveUp = new AbortController();
  const { fetch } = withFirstAnswer(() => new Promise(() => undefined), explore());
  const answer = fetch(explore('mine', { signal: giveUp.signal }));
  giveUp.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('after an early failure the next question is asked anew', async () => {
  const transport = jest
    .fn<Promise<Response>, [Request]>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => Promise.resolve(Response.json({})));
  const { fetch } = withFirstAnswer(transport, explore());
  await expect(fetch(explore())).rejects.toThrow('Failed to fetch');
  expect((await fetch(explore())).ok).toBe(true);
});
