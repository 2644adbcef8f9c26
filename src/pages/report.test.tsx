import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Modals } from '../app/Modals';
import '../app/ModalDialog';
import '../features/moderation/report/ReportDialog';
import '../features/posts/card/PostMenuList';
import '../features/users/hidden/PersonMenuList';
import { makeList, RAIN } from '../testing/filmLists';
import { signUpAdmin } from '../testing/moderation';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { FilmPage } from './FilmPage';
import { ListPage } from './ListPage';
import { PostPage } from './PostPage';
import { ProfilePage } from './ProfilePage';

const POST = '/singlePost/lonely-place';
const NOEL = 'Noël Brandt';
const REPORT = 'POST /api/reports';
const THANKS = 'Thank you. The moderators will look at it.';

const open = (path: string, options: PartOptions = {}) =>
  renderPart(
    <>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route element={<PostPage />} path="/singlePost/:postId" />
          <Route element={<ProfilePage />} path="/profile/:username" />
          <Route element={<FilmPage />} path="/film/:filmId" />
          <Route element={<ListPage />} path="/list/:listId" />
        </Routes>
      </main>
      <Modals />
    </>,
    { path, ...options },
  );

type Parts = Awaited<ReturnType<typeof open>>;

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Chooses an item of a menu. */
const choose = async ({ user }: Parts, menu: string, item: string) => {
  const [button] = await screen.findAllByRole('button', { name: menu });
  await user.click(button ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

/** The dialog about Noël's post. */
const reportPost = async (parts: Parts) => {
  await choose(parts, `Options for ${NOEL}`, 'Report post');
  const form = within(await dialog(`Report a post by ${NOEL}`));
  return {
    form,
    field: form.getByRole('textbox', { name: 'What is wrong?' }),
    send: () => parts.user.click(form.getByRole('button', { name: 'Report' })),
  };
};

/** What a moderator reads of the reports. */
const reportsOf = async (parts: Parts) => {
  const { token } = await signUpAdmin(parts);
  return (await parts.server.call('GET', '/api/moderation/reports', { token })).body;
};

it('reports a post from its menu, says who reads it, and thanks', async () => {
  const parts = await open(POST);
  const { form, field, send } = await reportPost(parts);
  expect(form.getByText(NOEL).tagName).toBe('BDI');
  expect(form.getByText(/^The moderators read your report/)).toBeVisible();
  await parts.user.type(field, '  Gives the end away. ');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(parts.toasts()).toEqual([THANKS]);
  expect(await reportsOf(parts)).toMatchObject({
    reports: [
      {
        subject: { kind: 'post', id: 'lonely-place' },
        reason: 'Gives the end away.',
        reporter: { username: 'matinee' },
      },
    ],
  });
});

it('asks for a reason, and counts near the limit', async () => {
  const parts = await open(POST);
  const { form, field, send } = await reportPost(parts);
  await send();
  expect(form.getByText('Say why in a few words.')).toBeVisible();
  expect(field).toHaveFocus();
  await parts.user.click(field);
  await parts.user.paste('x'.repeat(499));
  expect(form.getByText('1 character left')).toBeVisible();
  await parts.user.paste('xx');
  expect(form.getByText('A reason can have at most 500 characters.')).toBeVisible();
  await send();
  expect(parts.transport.sent).not.toContain(REPORT);
});

it('keeps the text when the dialog is closed, until it is discarded', async () => {
  const parts = await open(POST);
  const first = await reportPost(parts);
  await parts.user.type(first.field, 'Rude');
  await parts.user.click(first.form.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await reportPost(parts);
  expect(again.field).toHaveValue('Rude');
  await parts.user.click(again.form.getByRole('button', { name: 'Discard text' }));
  expect(again.field).toHaveValue('');
});

it.each([
  ['has reported it before', 409, 'You have reported this already.'],
  ['has reported too much', 429, 'That was too much at once. Try again in 3 hours.'],
])('says so to somebody who %s, and keeps the text', async (_who, status, message) => {
  const parts = await open(POST);
  parts.transport.failsWith(REPORT, status, message);
  const { form, field, send } = await reportPost(parts);
  await parts.user.type(field, 'Rude');
  await send();
  expect(await form.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('Rude');
  expect(parts.toasts()).toEqual([]);
});

it('says in a toast why it failed after the dialog was closed', async () => {
  const parts = await open(POST);
  const held = parts.transport.holdsRequest(REPORT);
  parts.transport.failsWith(REPORT, 409, 'You have reported this already.');
  const { form, field, send } = await reportPost(parts);
  await parts.user.type(field, 'Rude');
  await send();
  await held.waits;
  await parts.user.click(form.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  held.release();
  await act(() => parts.transport.quiet());
  expect(parts.toasts()).toEqual(['You have reported this already.']);
});

it('reports a person from their profile', async () => {
  const parts = await open('/profile/kinokai');
  await choose(parts, 'More about Kai Lindqvist', 'Report Kai Lindqvist');
  expect(await dialog('Report Kai Lindqvist')).toBeVisible();
});

it('reports a list of somebody else from its page', async () => {
  const { user } = await open(RAIN, {
    arrange: async (parts) => {
      await makeList(parts, {}, (await parts.server.signIn('kinokai')).token);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  expect(await dialog('Report the list Rain on windows')).toBeVisible();
});

it('does not report what is one’s own', async () => {
  await open(RAIN, { arrange: (parts) => makeList(parts) });
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

const addFilm =
  (username: string): NonNullable<PartOptions['arrange']> =>
  async ({ server }) => {
    const { token } = await server.signIn(username);
    const filmData = { title: 'Buy cheap watches', year: 2020, directors: ['Nobody'] };
    await server.call('POST', '/api/films', { token, body: { filmData } });
  };
const ADDED = '/film/buy-cheap-watches-2020';

it('reports a film that somebody else added', async () => {
  const { user } = await open(ADDED, { arrange: addFilm('kinokai') });
  await user.click(await screen.findByRole('button', { name: 'Report' }));
  expect(await dialog('Report Buy cheap watches (2020)')).toBeVisible();
});

it.each([
  ['of the catalogue', '/film/vertigo-1958', {}],
  ['that the viewer added', ADDED, { arrange: addFilm('matinee') }],
])('reports no film %s', async (_which, path, options) => {
  await open(path, options);
  expect(await screen.findByRole('button', { name: 'Add to list' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});
