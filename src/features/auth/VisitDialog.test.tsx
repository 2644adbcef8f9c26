import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { renderPart } from '../../testing/renderPart';
import { hostFollowed, selectAuthStatus, selectSessionUser, visitBegun } from './authSlice';
import { VisitBar } from './VisitBar';
import { VisitDialog } from './VisitDialog';

const TITLE = 'Try as a sample person';

it('offers the other sample people, starts a visit on the same page, and ends it again', async () => {
  const { transport, user } = await renderApp('/bookmarks');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('menuitem', { name: TITLE }));
    return within(await screen.findByRole('dialog', { name: TITLE }));
  };
  await user.click(await (await open()).findByRole('button', { name: 'Ruth Almeida' }));
  expect(await screen.findByRole('region', { name: 'Visit' })).toHaveTextContent(
    'You are Ruth Almeida in this tab.',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeInTheDocument();
  const again = await open();
  expect(await again.findByRole('button', { name: 'Kai Lindqvist' })).toBeInTheDocument();
  expect(again.queryByRole('button', { name: /Ruth|Mina/ })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Back to Mina Okafor' }));
  expect(screen.queryByRole('region', { name: 'Visit' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeInTheDocument();
  await act(() => transport.quiet());
});

it('shows the current profiles of the sample people, without deleted accounts', async () => {
  await renderPart(<VisitDialog />, {
    arrange: async ({ server, transport }) => {
      const { token } = await server.signIn('kinokai');
      const body = { userData: { firstName: 'Kaisa', lastName: 'Berg' } };
      await server.call('POST', '/api/users/edit', { token, body });
      transport.failsWith('GET /api/users?username=noirnoel', 404, 'User not found.');
    },
  });
  expect(await screen.findByRole('button', { name: 'Kaisa Berg' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});

it('shows why a visit was refused, and allows another try', async () => {
  const { transport, store, user } = await renderPart(<VisitDialog />);
  const choose = async () =>
    user.click(await screen.findByRole('button', { name: 'Ruth Almeida' }));
  transport.failsWith('POST /api/auth/login', 503, 'The lamp went out.');
  await choose();
  expect(await screen.findByRole('note')).toHaveTextContent('The lamp went out.');
  expect(selectSessionUser(store.getState())?.username).toBe('matinee');
  await choose();
  await waitFor(() => expect(selectSessionUser(store.getState())?.username).toBe('reelruth'));
  await act(() => transport.quiet());
});

it('leads to the login if the host’s session has ended in the meantime', async () => {
  const { store, user } = await renderPart(<VisitBar />, {
    arrange: async (parts) =>
      parts.store.dispatch(visitBegun(await parts.server.signIn('reelruth'))),
  });
  const button = screen.getByRole('button', { name: 'Back to Mina Okafor' });
  act(() => void store.dispatch(hostFollowed(null)));
  expect(button).toHaveTextContent('Log in');
  await user.click(button);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
});
