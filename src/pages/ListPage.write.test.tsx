import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Modals } from '../app/Modals';
import { PostFeed } from '../features/posts/feed/PostFeed';
import { Composer } from '../features/posts/composer/Composer';
import '../features/posts/composer/DraftList';
import '../features/posts/list/SharedListCard';
import { makeList, RAIN } from '../testing/filmLists';
import { renderPart } from '../testing/renderPart';
import { ListPage } from './ListPage';

const CREATE = 'POST /api/posts';

const open = (fields: Parameters<typeof makeList>[1] = {}) =>
  renderPart(
    <>
      <Routes>
        <Route element={<ListPage />} path="/list/:listId" />
        <Route
          element={
            <>
              <Composer />
              <PostFeed arg={{ feed: 'home', sort: 'latest' }} empty="Nothing" />
            </>
          }
          path="/"
        />
      </Routes>
      <Modals />
    </>,
    { path: RAIN, arrange: (parts) => makeList(parts, fields) },
  );

/** Opens the composer from the page of the list, and writes some words. */
const write = async (words: string) => {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Write' }));
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  const draft = await form.findByRole('group', { name: 'Rain on windows' });
  if (words !== '') await app.user.type(form.getByRole('textbox'), words);
  return { ...app, form, draft };
};

const post = async (words: string) =>
  within((await screen.findByText(words)).closest('article') ?? document.body);
const LINK = { name: 'Rain on windows' };

it('sends a post about the list, which shows it at once', async () => {
  const { user, transport, form, draft } = await write('For wet evenings.');
  expect(draft).toHaveTextContent('4 films');
  const held = transport.holdsRequest(CREATE);
  await user.click(form.getByRole('button', { name: 'Post' }));
  const card = await post('For wet evenings.');
  expect(await card.findByRole('link', LINK)).toHaveAttribute('href', RAIN);
  await held.waits;
  act(() => held.release());
  await act(() => transport.quiet());
  expect(await card.findByRole('link', LINK)).toBeVisible();
});

it('needs words: a list alone is no post', async () => {
  const { user, form, transport } = await write('');
  await user.click(form.getByRole('button', { name: 'Post' }));
  expect(form.getByText('Write something, or add a photo or a film.')).toBeInTheDocument();
  expect(transport.sentTo(CREATE)).toHaveLength(0);
});

it('can be written without the list after all', async () => {
  const { user, transport, form } = await write('Just words.');
  await user.click(form.getByRole('button', { name: 'Remove list' }));
  expect(form.getByRole('textbox')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Post' }));
  await act(() => transport.quiet());
  expect((await post('Just words.')).queryByRole('link', LINK)).toBeNull();
});

it('keeps the words if the list is gone by then: they are posted without it', async () => {
  const { user, server, session, transport, form } = await write('For wet evenings.');
  await server.call('DELETE', '/api/lists/rain', { token: session?.token });
  await user.click(form.getByRole('button', { name: 'Post' }));
  await act(() => transport.quiet());
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(/List not found\./)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Retry' }));
  await act(() => transport.quiet());
  expect(transport.sentTo(CREATE)).toHaveLength(2);
  expect(await post('For wet evenings.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes the list away from a post by an edit', async () => {
  const { user, transport, form } = await write('For wet evenings.');
  await user.click(form.getByRole('button', { name: 'Post' }));
  await act(() => transport.quiet());
  const card = await post('For wet evenings.');
  await user.click(card.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Post' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove list' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await act(() => transport.quiet());
  const after = await post('For wet evenings.');
  expect(after.queryByRole('link', LINK)).toBeNull();
});

it('is not offered on a private list, which nobody else can see', async () => {
  await open({ public: false });
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
});
