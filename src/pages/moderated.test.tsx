import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { preloadPage } from '../app/routes';
import { loggedIn } from '../features/auth/authSlice';
import '../features/users/hidden/HiddenSettings';
import { makeList, RAIN } from '../testing/filmLists';
import { signInAsAdmin, signUpAdmin } from '../testing/moderation';
import { renderApp } from '../testing/renderApp';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { ListPage } from './ListPage';
import { NotificationsPage } from './NotificationsPage';
import { PostPage } from './PostPage';
import { SettingsPage } from './SettingsPage';

const OWN_POST = 'dust-in-the-beam';

/** A moderator does something to what is the guest's. */
const moderated =
  (kind: 'post' | 'list', id: string, ...acts: [act: string, reason: string][]) =>
  async (parts: Parameters<NonNullable<PartOptions['arrange']>>[0]) => {
    if (kind === 'list') await makeList(parts);
    const { token } = await signUpAdmin(parts);
    for (const [act, reason] of acts) {
      const body = { about: { kind, id }, reason };
      await parts.server.call('POST', `/api/moderation/${act}`, { token, body });
    }
  };

const open = (path: string, arrange: NonNullable<PartOptions['arrange']>) =>
  renderPart(
    <Routes>
      <Route element={<NotificationsPage />} path="/notifications" />
      <Route element={<PostPage />} path="/singlePost/:postId" />
      <Route element={<ListPage />} path="/list/:listId" />
    </Routes>,
    { path, arrange },
  );

it('says on one’s own post why it was taken down', async () => {
  await open(`/singlePost/${OWN_POST}`, moderated('post', OWN_POST, ['take-down', 'Rude.']));
  expect(await screen.findByText('Taken down by a moderator:')).toHaveTextContent(
    'Taken down by a moderator: Rude.',
  );
});

it('says on one’s own list why it was taken down', async () => {
  await open(RAIN, moderated('list', 'rain', ['take-down', 'Rude.']));
  expect(await screen.findByText('Taken down by a moderator:')).toHaveTextContent(
    'Taken down by a moderator: Rude.',
  );
});

it('tells the author what was taken down and given back, and why, with a link to it', async () => {
  await open(
    '/notifications',
    moderated('post', OWN_POST, ['take-down', 'Rude.'], ['give-back', 'Mended.']),
  );
  const back = await screen.findByRole('link', {
    name: /Moderators gave back your post: Mended\./,
  });
  expect(back).toHaveAttribute('href', `/singlePost/${OWN_POST}`);
});

it('has a section in a moderator’s settings that leads to their page', async () => {
  await renderPart(<SettingsPage />, { as: null, arrange: signInAsAdmin });
  expect(await screen.findByRole('textbox', { name: 'Word or phrase' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reports and log' })).toHaveAttribute(
    'href',
    '/moderation',
  );
});

it('is not there for members', async () => {
  await renderPart(<SettingsPage />);
  expect(await screen.findByRole('textbox', { name: 'Word or phrase' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Moderation' })).toBeNull();
});

it.each(['/moderation', '/moderation/log'])(
  'shows the error page to members at %s',
  async (path) => {
    await preloadPage(path);
    await renderApp(path);
    expect(await screen.findByText('There is nothing at this address.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
);

it('shows their page to whoever became a moderator since the session was stored', async () => {
  await preloadPage('/moderation');
  await renderApp('/moderation', {
    as: null,
    arrange: async (parts) => {
      const { token, user } = await signUpAdmin(parts);
      const { role: _role, ...member } = user;
      parts.store.dispatch(loggedIn({ token, user: member, how: 'form' }));
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
});
