import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Toasts } from '../features/ui/Toasts';
import { selectModal } from '../features/ui/uiSlice';
import { makeList, RAIN } from '../testing/filmLists';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { ListPage } from './ListPage';

const LISTS = <p>Lists of the profile</p>;

const open = async (options: PartOptions = {}, fields: Parameters<typeof makeList>[1] = {}) => {
  const app = await renderPart(
    <>
      <Routes>
        <Route element={<ListPage />} path="/list/:listId" />
        <Route element={LISTS} path="/profile/:username/lists" />
      </Routes>
      <Toasts />
    </>,
    { path: RAIN, arrange: (parts) => makeList(parts, fields), ...options },
  );
  return app;
};

const wall = async () =>
  within(await screen.findByRole('list', { name: 'Films in Rain on windows' }));
const names = async () => (await wall()).getAllByRole('link').map((link) => link.ariaLabel);

it('shows a ranked list with its numbers, notes, and how much of it the viewer has seen', async () => {
  await open(
    {},
    {
      ranked: true,
      films: [{ filmId: 'stalker-1979', note: 'Bring a coat.' }, { filmId: 'vertigo-1958' }],
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Rain on windows' })).toBeVisible();
  const [first, second] = (await wall()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/1Bring a coat\.$/);
  expect(second).toHaveTextContent(/2$/);
  const bar = screen.getByRole('progressbar', { name: 'Seen' });
  expect(bar).toHaveAttribute('aria-valuetext', '1 of 2 seen');
  expect(screen.getByText('1 left')).toBeVisible();
});

it('has no room for a description of nothing visible', async () => {
  await open({}, { description: '\u3164\n\u200b' });
  await wall();
  expect(document.body).not.toHaveTextContent('\u3164');
});

it('sorts and filters the films, and says so in its address', async () => {
  const { user } = await open();
  expect(await names()).toEqual([
    'Vertigo (1958)',
    'Stalker (1979)',
    'Playtime (1967)',
    'Alien (1979)',
  ]);
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect((await names())[0]).toBe('Alien (1979)');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('button', { name: 'Not seen' }));
  expect(await names()).not.toContain('Stalker (1979)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Decade' }), '1960s');
  expect(await names()).toEqual(['Playtime (1967)']);
});

it('shows a like at once, and takes it back if it is refused', async () => {
  const { user, transport, server } = await open();
  const like = await screen.findByRole('button', { name: 'Like', pressed: false });
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByTestId('like-count')).toHaveTextContent('1');
  await act(() => transport.quiet());
  const { body } = await server.call('GET', '/api/lists/rain');
  expect(body).toMatchObject({ list: { likeCount: 1 } });
  transport.failsWith('POST /api/lists/dislike/', 500, 'The projector jammed.');
  await user.click(like);
  expect(await screen.findByText('The projector jammed.')).toBeVisible();
  expect(like).toHaveAttribute('aria-pressed', 'true');
});

it('deletes a list of the viewer’s, and gives it back', async () => {
  const { user, transport, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByText('Lists of the profile')).toBeVisible();
  await act(() => transport.quiet());
  expect((await server.call('GET', '/api/lists/rain')).status).toBe(404);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await act(() => transport.quiet());
  expect((await server.call('GET', '/api/lists/rain')).status).toBe(200);
});

it('opens a clone, which is the viewer’s', async () => {
  const { user, server, session } = await open({
    arrange: async (parts) => {
      const { token } = await parts.server.signIn('kinokai');
      await makeList(parts, {}, token);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Clone' }));
  expect(await screen.findByText('List cloned')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  const { body } = await server.call('GET', '/api/users/matinee/lists', {
    token: session?.token ?? '',
  });
  expect(JSON.stringify(body)).toContain('Rain on windows');
});

it('says that somebody else’s private list is not there', async () => {
  await open({
    arrange: async (parts) => {
      const { token } = await parts.server.signIn('kinokai');
      await makeList(parts, { public: false }, token);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('List not found.');
});

it('offers Retry after a failure', async () => {
  const { user, transport } = await open({
    arrange: async (parts) => {
      await makeList(parts);
      parts.transport.failsWith('GET /api/lists/rain', 500, 'The projector jammed.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await names()).toHaveLength(4));
  expect(transport.sentTo('GET /api/lists/rain')).toHaveLength(2);
});

it('offers its owner a picture of a private list, and nothing that others would need to open it for', async () => {
  const { user, store } = await open({}, { public: false });
  expect(await screen.findByText(/Private$/)).toBeVisible();
  for (const name of ['Like', 'Copy link', 'Share', 'Write'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'As a picture' }));
  expect(selectModal(store.getState())).toEqual({
    kind: 'sharePicture',
    subject: { kind: 'list', listId: 'rain' },
  });
});
