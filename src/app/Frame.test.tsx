import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { profileEdited } from '../features/users/changes/profile';

it('skips to the content before anything else', async () => {
  const { user } = await renderApp('/');
  await screen.findByRole('navigation', { name: 'Main' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('marks the current page and links to the others', async () => {
  const { user } = await renderApp('/');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
  await user.click(nav.getByRole('link', { name: 'Bookmarks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bookmarks' })).toBeInTheDocument();
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Bookmarks');
});

it('chooses a colour mode in the settings and shows it at once', async () => {
  const { user } = await renderApp('/');
  const settings = await screen.findByRole('button', { name: 'Settings' });
  await user.click(settings);
  expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveAccessibleName(
    'System',
  );
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-mode', 'light');
  expect(screen.queryByRole('menu')).toBeNull();
});

it('shows a new name in the navigation at once, and the server’s if it is refused', async () => {
  const { store, transport } = await renderApp('/');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  const name = await nav.findByText('Mina Okafor');
  const held = transport.holdsRequest('POST /api/users/edit');
  transport.failsWith('POST /api/users/edit', 500, 'Out of order');
  act(() => void store.dispatch(profileEdited({ firstName: 'Minerva' })));
  expect(name).toHaveTextContent('Minerva Okafor');
  held.release();
  await waitFor(() => expect(name).toHaveTextContent('Mina Okafor'));
});

it('redirects to the login after a logout', async () => {
  const { user } = await renderApp('/explore');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
});

it('signs out with the icon on one’s own profile', async () => {
  const { user, store } = await renderApp('/profile');
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('button', { name: 'Logout' }));
  expect(store.getState().auth.session).toBeNull();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
});

it('shows the error page at an address that does not exist', async () => {
  await renderApp('/no/such/page');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
