import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Modals } from '../app/Modals';
import '../features/posts/card/PostMenuList';
import '../features/users/hidden/BlockDialog';
import '../features/users/hidden/PersonMenuList';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { ExplorePage } from './ExplorePage';
import { HomePage } from './HomePage';
import { PostPage } from './PostPage';
import { ProfilePage } from './ProfilePage';

const RUTH = 'Ruth Almeida';
const KAI = 'Kai Lindqvist';
const NOEL = 'Noël Brandt';

const open = (path: string, options: PartOptions = {}) =>
  renderPart(
    <>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route element={<HomePage />} path="/" />
          <Route element={<ExplorePage />} path="/explore" />
          <Route element={<ProfilePage />} path="/profile/:username" />
          <Route element={<PostPage />} path="/singlePost/:postId" />
        </Routes>
      </main>
      <Modals />
    </>,
    { path, ...options },
  );

/** The author of a post has replied to it. */
const repliesToItself: NonNullable<PartOptions['arrange']> = async ({ server }) => {
  const { token } = await server.signIn('noirnoel');
  const postData = { content: 'One thing more.', replyTo: 'lonely-place' };
  await server.call('POST', '/api/posts', { token, body: { postData } });
};

type Parts = Awaited<ReturnType<typeof open>>;

const cardsOf = (name: string) => screen.queryAllByRole('article', { name: `Post by ${name}` });

const choose = async ({ user }: Parts, name: string, item: string) => {
  const [card] = await screen.findAllByRole('article', { name: `Post by ${name}` });
  await user.click(
    within(card ?? document.body).getByRole('button', { name: `Options for ${name}` }),
  );
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

const undo = ({ store }: Parts) => {
  const offer = store.getState().ui.toasts.find((toast) => toast.undo);
  if (!offer?.undo) throw new Error('No toast offers Undo.');
  const { undo: action } = offer;
  act(() => void store.dispatch(action));
};

const hiddenOf = async ({ server, session }: Parts) => {
  const { body } = await server.call('GET', '/api/users/hidden', { token: session?.token });
  return body;
};

it('mutes the author of a post: their posts leave Home at once, and Undo brings them back', async () => {
  const parts = await open('/');
  const held = parts.transport.holdsRequest('POST /api/users/mute/');
  await choose(parts, RUTH, `Mute ${RUTH}`);
  expect(cardsOf(RUTH)).toEqual([]);
  expect(parts.toasts()).toEqual([`You no longer see ${RUTH} in your feeds.`]);
  held.release();
  await act(() => parts.transport.quiet());
  expect(await hiddenOf(parts)).toMatchObject({ muted: [{ username: 'reelruth' }] });
  expect(cardsOf(RUTH)).toEqual([]);
  undo(parts);
  expect(cardsOf(RUTH)).not.toEqual([]);
  await act(() => parts.transport.quiet());
  expect(cardsOf(RUTH)).not.toEqual([]);
  expect(await hiddenOf(parts)).toMatchObject({ muted: [] });
});

it('brings the posts of somebody back whose muting is refused', async () => {
  const parts = await open('/');
  parts.transport.failsWith('POST /api/users/mute/', 500, 'The projector broke.');
  await choose(parts, RUTH, `Mute ${RUTH}`);
  await act(() => parts.transport.quiet());
  expect(cardsOf(RUTH)).not.toEqual([]);
  expect(parts.toasts()).toEqual(['The projector broke.']);
});

it('brings back the posts that a feed fetched since lacks', async () => {
  const parts = await open('/explore');
  await choose(parts, KAI, `Mute ${KAI}`);
  await act(() => parts.transport.quiet());
  await parts.user.click(screen.getByRole('button', { name: 'Sort posts' }));
  await parts.user.click(await screen.findByRole('menuitemradio', { name: 'Oldest' }));
  await screen.findByText('Oldest Posts');
  await act(() => parts.transport.quiet());
  expect(cardsOf(KAI)).toEqual([]);
  undo(parts);
  await act(() => parts.transport.quiet());
  expect(cardsOf(KAI)).not.toEqual([]);
});

it('leaves the posts of who is muted as they are on their profile', async () => {
  const parts = await open('/profile/kinokai');
  await choose(parts, KAI, `Mute ${KAI}`);
  await act(() => parts.transport.quiet());
  expect(cardsOf(KAI)).not.toEqual([]);
  expect(screen.queryByText('A post by somebody you muted.')).toBeNull();
});

it('folds who is muted among the replies to a post, and nowhere else on its page', async () => {
  const parts = await open('/singlePost/lonely-place', { arrange: repliesToItself });
  await choose(parts, NOEL, `Mute ${NOEL}`);
  await act(() => parts.transport.quiet());
  const [post] = cardsOf(NOEL);
  expect(within(post ?? document.body).getByTestId('post-text')).toBeInTheDocument();
  const reply = within(screen.getByRole('article', { name: `Reply by ${NOEL}` }));
  expect(reply.getByText('A post by somebody you muted.')).toBeInTheDocument();
  expect(reply.queryByTestId('post-text')).toBeNull();
  undo(parts);
  expect(reply.getByTestId('post-text')).toBeInTheDocument();
  await act(() => parts.transport.quiet());
});

it('offers to unmute who is muted', async () => {
  const parts = await open('/profile/kinokai', {
    arrange: ({ server, session }) =>
      server.call('POST', '/api/users/mute/user-kinokai', { token: session?.token }),
  });
  await parts.user.click(await screen.findByRole('button', { name: `More about ${KAI}` }));
  await parts.user.click(await screen.findByRole('menuitem', { name: `Unmute ${KAI}` }));
  await act(() => parts.transport.quiet());
  expect(await hiddenOf(parts)).toMatchObject({ muted: [] });
  expect(parts.toasts()).toEqual([`You see ${KAI} in your feeds again.`]);
});

it('asks before it blocks somebody whom the viewer follows, whose posts then leave', async () => {
  const parts = await open('/');
  await choose(parts, RUTH, `Block ${RUTH}`);
  // jsdom sets the name off with a space, which a browser does not.
  const dialog = within(await screen.findByRole('dialog', { name: /^Block Ruth Almeida ?\?$/ }));
  expect(dialog.getByText(RUTH).tagName).toBe('BDI');
  expect(dialog.getByText(/^You will stop following them\./)).toBeInTheDocument();
  expect(parts.transport.sentTo('POST /api/users/block/')).toEqual([]);
  await parts.user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(cardsOf(RUTH)).toEqual([]);
  await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
  await act(() => parts.transport.quiet());
  expect(parts.toasts()).toEqual([`${RUTH} is blocked.`]);
  expect(await hiddenOf(parts)).toMatchObject({ blocked: [{ username: 'reelruth' }] });
  undo(parts);
  await act(() => parts.transport.quiet());
  expect(await hiddenOf(parts)).toMatchObject({ blocked: [] });
  // The block ended the follow.
  expect(cardsOf(RUTH)).toEqual([]);
});

it('blocks nobody if the question is answered with Cancel', async () => {
  const parts = await open('/');
  await choose(parts, RUTH, `Block ${RUTH}`);
  await parts.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(parts.transport.sentTo('POST /api/users/block/')).toEqual([]);
  expect(cardsOf(RUTH)).not.toEqual([]);
});

it('blocks somebody else without a question, and leaves their profile for Home', async () => {
  const parts = await open('/profile/kinokai');
  await parts.user.click(await screen.findByRole('button', { name: `More about ${KAI}` }));
  await parts.user.click(await screen.findByRole('menuitem', { name: `Block ${KAI}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  await act(() => parts.transport.quiet());
  expect(parts.toasts()).toEqual([`${KAI} is blocked.`]);
  expect(await hiddenOf(parts)).toMatchObject({ blocked: [{ username: 'kinokai' }] });
});

it('leaves a profile also for a block in one of its posts', async () => {
  const parts = await open('/profile/kinokai');
  await choose(parts, KAI, `Block ${KAI}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});

it('leaves the page of a post also for a block in a reply of its author', async () => {
  const parts = await open('/singlePost/lonely-place', { arrange: repliesToItself });
  const reply = await screen.findByRole('article', { name: `Reply by ${NOEL}` });
  await parts.user.click(within(reply).getByRole('button', { name: /^Options for/ }));
  await parts.user.click(await screen.findByRole('menuitem', { name: /^Block/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await parts.user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});

it('leaves the page of a post whose author it blocks', async () => {
  const parts = await open('/singlePost/two-frames-later');
  const reply = await screen.findByRole('article', { name: /^Reply by/ });
  await parts.user.click(within(reply).getByRole('button', { name: /^Options for/ }));
  await parts.user.click(await screen.findByRole('menuitem', { name: /^Block/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
});

it('has no such menu on the viewer’s own posts', async () => {
  await open('/');
  const [card] = await screen.findAllByRole('article', { name: 'Post by Mina Okafor' });
  const buttons = within(card ?? document.body).getAllByRole('button', { name: /options/i });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Post options']);
});
