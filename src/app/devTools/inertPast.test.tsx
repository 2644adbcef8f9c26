import { openWithLog } from '../../testing/openWithLog';
import { act, screen, waitFor } from '@testing-library/react';
import { loggedOut, sessionFollowed } from '../../features/auth/authSlice';
import { selectDraft } from '../../features/posts/postsSlice';

const composer = () => screen.getByRole('textbox', { name: 'What did you watch?' });
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const refusal = () => screen.queryByText(/nothing can be changed/);

it('asks the server nothing from moments before its answers', async () => {
  const { transport, eventIds, lastId, jumpTo } = await openWithLog('/bookmarks');
  const now = lastId();
  const sent = transport.sent.length;
  for (const id of eventIds().toReversed()) jumpTo(id);
  await act(() => transport.quiet());
  expect(refusal()).toBeNull();
  jumpTo(now);
  expect(transport.sent).toHaveLength(sent);
});

it('leads nobody back in from a past in which they were signed in', async () => {
  const { store, transport, lastId, jumpTo } = await openWithLog('/bookmarks');
  const signedIn = lastId();
  act(() => {
    store.dispatch(loggedOut());
  });
  await act(() => transport.quiet());
  const now = lastId();
  const landing = title();
  jumpTo(signedIn);
  expect(title()).not.toBe('Home');
  expect(refusal()).toBeNull();
  jumpTo(now);
  expect(title()).toBe(landing);
});

it('shows nobody out of a past in which they were not signed in', async () => {
  const { store, session, transport, lastId, jumpTo } = await openWithLog('/bookmarks');
  act(() => {
    store.dispatch(sessionFollowed(null));
  });
  const signedOut = lastId();
  act(() => {
    store.dispatch(sessionFollowed(session));
  });
  await act(() => transport.quiet());
  const place = title();
  jumpTo(signedOut);
  expect(refusal()).toBeNull();
  expect(title()).toBe(place);
});

it('shows no letter that is typed in the past', async () => {
  const { user, lastId, jumpTo } = await openWithLog('/');
  await user.click(composer());
  await user.paste('Solaris');
  const typed = lastId();
  await user.paste(', twice');
  jumpTo(typed);
  expect(composer()).toHaveValue('Solaris');
  await user.type(composer(), '!');
  await waitFor(() => expect(composer()).toHaveValue('Solaris'));
});

it('puts no letter of the past into the present', async () => {
  const { user, store, lastId, jumpAtOnce, jumpTo } = await openWithLog('/');
  await user.click(composer());
  await user.paste('Solaris');
  const typed = lastId();
  await user.paste(', twice');
  const now = lastId();
  jumpTo(typed);
  await user.paste('!');
  jumpAtOnce(now);
  await waitFor(() => expect(composer()).toHaveValue('Solaris, twice'));
  expect(selectDraft(store.getState()).content).toBe('Solaris, twice');
});

it('sends no post from the past, and keeps its words', async () => {
  const { user, transport, lastId, jumpTo } = await openWithLog('/');
  await user.click(composer());
  await user.paste('Stalker');
  const typed = lastId();
  await user.paste(', twice');
  jumpTo(typed);
  const sent = transport.sent.length;
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await act(() => transport.quiet());
  expect(transport.sent).toHaveLength(sent);
  expect(refusal()).toBeInTheDocument();
  expect(composer()).toHaveValue('Stalker');
});

it('goes back to now by Escape, and leaves the key alone while it is now', async () => {
  const { user, lastId, jumpTo } = await openWithLog('/');
  const start = lastId();
  await user.click(composer());
  await user.paste('Stalker');
  jumpTo(start);
  await user.click(screen.getByRole('button', { name: 'Sort posts' }));
  expect(refusal()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(refusal()).toBeNull();
  expect(composer()).toHaveValue('Stalker');
  await user.click(screen.getByRole('button', { name: 'Sort posts' }));
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menuitemradio', { name: 'Oldest', hidden: false })).toBeNull();
});
