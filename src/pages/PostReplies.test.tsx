import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { preloadPage } from '../app/routes';
import { renderApp } from '../testing/renderApp';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { PostPage } from './PostPage';
import { wholeText } from '../testing/wholeText';

const PARENT = 'first-showing';
const PAGE = `/singlePost/${PARENT}`;
const WORDS = 'Row seven, on the aisle.';

type Parts = Awaited<ReturnType<typeof renderPart>>;
type Server = Parts['server'];

const say = async (
  server: Server,
  username: string,
  _id: string,
  replyTo: string,
  fields: object = {},
) => {
  const { token } = await server.signIn(username);
  const postData = { _id, replyTo, content: `Words of ${_id}`, photos: null, ...fields };
  await server.call('POST', '/api/posts', { token, body: { postData } });
};
const actAs = async (server: Server, username: string, method: string, path: string) => {
  const { token } = await server.signIn(username);
  await server.call(method, path, { token, body: {} });
};

const openPost = (path = PAGE, arrange?: PartOptions['arrange']) =>
  renderPart(
    <main>
      <Routes>
        <Route element={<PostPage />} path="/singlePost/:postId" />
      </Routes>
    </main>,
    { path, ...(arrange && { arrange }) },
  );

const field = () => screen.findByRole('textbox', { name: 'Write a reply' });
const sendButton = () =>
  within(screen.getByRole('form', { name: 'New reply' })).getByRole('button', { name: 'Reply' });
const articles = () =>
  screen
    .getAllByRole('article')
    .map((card) => [card.getAttribute('aria-label'), card.dataset['postId']]);
const threadIds = () => articles().flatMap(([name, id]) => (name?.startsWith('Reply') ? id : []));
const card = (postId: string) => {
  const found = document.querySelector<HTMLElement>(`[data-post-id="${postId}"]`);
  if (!found) throw new Error(`No card of ${postId}.`);
  return found;
};

describe('writing a reply', () => {
  it('shows it at once below the post, empties the field, and the post counts it', async () => {
    const { user, transport } = await openPost();
    await user.type(await field(), WORDS);
    const held = transport.holdsRequest('POST /api/posts');
    await user.click(sendButton());
    const reply = await screen.findByRole('article', { name: 'Reply by Mina Okafor' });
    expect(reply).toHaveTextContent(WORDS);
    expect(await field()).toHaveValue('');
    held.release();
    await act(() => transport.quiet());
    expect(within(card(PARENT)).getByTestId('reply-count')).toHaveTextContent(/^1$/);
  });

  it('keeps the text of a failed one, and sends it on Retry', async () => {
    const { user, transport, server } = await openPost();
    await user.type(await field(), WORDS);
    transport.failsWith('POST /api/posts', 507, 'There is no space left.');
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your reply is not published yet. There is no space left.');
    expect(alert).toHaveTextContent(WORDS);
    expect(threadIds()).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await act(() => transport.quiet());
    expect(screen.queryByRole('alert')).toBeNull();
    const [id] = threadIds();
    expect(await server.post(id ?? '')).toMatchObject({
      content: WORDS,
      replyTo: { _id: PARENT },
    });
  });
});

describe('the button Reply', () => {
  it('focuses the field on the post’s own page', async () => {
    const { user } = await openPost();
    await field();
    await user.click(within(card(PARENT)).getByRole('button', { name: 'Reply' }));
    expect(await field()).toHaveFocus();
  });

  it('opens the page from a list or a thread, with the focus in the field', async () => {
    await preloadPage(PAGE);
    const { user, server, transport } = await renderApp('/explore');
    await screen.findAllByRole('article');
    await act(() => transport.quiet());
    await say(server, 'kinokai', 'theirs', PARENT);
    await user.click(within(card(PARENT)).getByRole('button', { name: 'Reply' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await screen.findByText('Words of theirs');
    await user.click(within(card('theirs')).getByRole('button', { name: 'Reply' }));
    await screen.findByText('Be the first to reply.');
    expect(await field()).toHaveFocus();
    expect(threadIds()).toEqual(['theirs']);
  });
});

describe('what a reply answers', () => {
  it('is shown above it, and its own replies below', async () => {
    await openPost('/singlePost/theirs', async ({ server }) => {
      await say(server, 'kinokai', 'theirs', PARENT);
      await say(server, 'reelruth', 'below', 'theirs');
    });
    await screen.findByText('Words of below');
    await waitFor(() =>
      expect(articles().map(([, id]) => id)).toEqual([PARENT, 'theirs', 'below']),
    );
    expect(articles()[1]?.[0]).toBe('Reply by Kai Lindqvist');
  });

  it('is shown as deleted if it is gone', async () => {
    await openPost('/singlePost/below', async ({ server }) => {
      await say(server, 'kinokai', 'theirs', PARENT);
      await say(server, 'reelruth', 'below', 'theirs');
      await actAs(server, 'kinokai', 'DELETE', '/api/posts/theirs');
    });
    expect(await screen.findByText('This post was deleted')).toBeInTheDocument();
    expect(await screen.findByText('Words of below')).toBeInTheDocument();
  });

  it('is shown as deleted at its own address, with its replies but no composer', async () => {
    await openPost('/singlePost/theirs', async ({ server }) => {
      await say(server, 'kinokai', 'theirs', PARENT);
      await say(server, 'reelruth', 'below', 'theirs');
      await actAs(server, 'kinokai', 'DELETE', '/api/posts/theirs');
    });
    expect(await screen.findByText('This post was deleted')).toBeInTheDocument();
    expect(threadIds()).toEqual(['below']);
    expect(screen.queryByRole('textbox', { name: 'Write a reply' })).toBeNull();
  });
});

it('sorts replies by age, or the most liked first', async () => {
  const { user, transport } = await openPost(PAGE, async ({ server }) => {
    for (const id of ['one', 'two', 'three']) await say(server, 'kinokai', id, PARENT);
    await actAs(server, 'matinee', 'POST', '/api/posts/like/two');
  });
  await screen.findByText('Words of three');
  expect(threadIds()).toEqual(['one', 'two', 'three']);
  await user.click(screen.getByRole('button', { name: 'Sort posts' }));
  expect(
    (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent),
  ).toEqual(['Oldest', 'Most liked']);
  await user.click(screen.getByRole('menuitemradio', { name: 'Most liked' }));
  await act(() => transport.quiet());
  expect(await screen.findByRole('heading', { name: 'Most liked replies' })).toBeInTheDocument();
  await waitFor(() => expect(threadIds()[0]).toBe('two'));
});

it('covers the replies of a covered post, and uncovers them all together', async () => {
  const film = { filmId: 'vertigo-1958', spoilers: true };
  const { user } = await openPost('/singlePost/marked', async ({ server }) => {
    const { token } = await server.signIn('kinokai');
    const postData = { _id: 'marked', content: 'Judy is Madeleine.', photos: null, ...film };
    await server.call('POST', '/api/posts', { token, body: { postData } });
    await say(server, 'reelruth', 'one', 'marked');
    await say(server, 'kinokai', 'two', 'marked');
  });
  await waitFor(() =>
    expect(screen.getAllByText(wholeText('Spoilers for Vertigo.'))).toHaveLength(3),
  );
  expect(document.documentElement.innerHTML).not.toMatch(/Judy|Words of/);
  const [, second] = screen.getAllByRole('button', { name: 'Show spoilers for Vertigo' });
  if (second) await user.click(second);
  expect(screen.queryByText(wholeText('Spoilers for Vertigo.'))).toBeNull();
  for (const text of ['Judy is Madeleine.', 'Words of one', 'Words of two'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('links only the names of existing users', async () => {
  const content =
    'Ask @KINOKAI or @nobodyhere, not ruth@reelruth.example or https://x.org/@reelruth.';
  await openPost(PAGE, ({ server }) => say(server, 'kinokai', 'theirs', PARENT, { content }));
  const text = within(
    within(await screen.findByRole('article', { name: 'Reply by Kai Lindqvist' })).getByTestId(
      'post-text',
    ),
  );
  const links = text.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['@KINOKAI', 'https://x.org/@reelruth']);
});
