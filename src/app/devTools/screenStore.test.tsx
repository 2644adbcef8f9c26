import { openWithLog } from '../../testing/openWithLog';
import { act, screen, waitFor } from '@testing-library/react';
import { loggedOut, sessionFollowed } from '../../features/auth/authSlice';
import { composerDraft } from '../../testing/drafts';

const composer = () => screen.getByRole('textbox', { name: 'What did you watch?' });
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const refusal = () => screen.queryByText(/nothing can be changed/);

it('sends no queries from a past before their answers', async () => {
  const { transport, eventIds, lastId, jumpTo } = await openWithLog('/bookmarks');
  const now = lastId();
  const sent = transport.sent.length;
  for (const id of eventIds().toReversed()) jumpTo(id);
  await act(() => transport.quiet());
  expect(refusal()).toBeNull();
  jumpTo(now);
  expect(transport.sent).toHaveLength(sent);
});

it('keeps a signed-out user out in a past in which they were signed in', async () => {
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

it('does not redirect in a past in which the user was not signed in', async () => {
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

it('ignores typing in the past', async () => {
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

it('does not carry typing in the past into the present', async () => {
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
  expect(composerDraft(store.getState()).content).toBe('Solaris, twice');
});

it('sends no post from the past, and keeps its text', async () => {
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

it('returns to the present on Escape, and ignores the key in the present', async () => {
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
