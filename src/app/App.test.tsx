import { act, screen } from '@testing-library/react';
import { sessionRestored } from '../features/auth/authSlice';
import { renderApp } from '../testing/renderApp';

it('shows Home to a signed-in user', async () => {
  await renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

it('returns after login to the requested page', async () => {
  const { user, store } = await renderApp('/bookmarks', { as: null });
  act(() => {
    store.dispatch(sessionRestored(null));
  });
  await user.click(await screen.findByRole('link', { name: 'Already have an account?' }));
  await screen.findByRole('form', { name: 'Login' });
  await user.click(screen.getByRole('button', { name: 'Guest Mode' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bookmarks' })).toBeInTheDocument();
});

it('shows the error page at an unknown address, signed in or not, and one main region', async () => {
  const path = '/profile/matinee/nonsense';
  const { store, unmount } = await renderApp(path, { as: null });
  act(() => {
    store.dispatch(sessionRestored(null));
  });
  expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
  unmount();
  await renderApp(path);
  expect(await screen.findByText('Unexpected Application Error!')).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Search Cinefolk' })).toHaveAttribute('href', '/search');
});

it('shows neither a page nor the login while the session is being restored', async () => {
  const { transport } = await renderApp('/bookmarks', { as: null });
  await act(() => transport.quiet());
  expect(screen.queryByRole('heading')).toBeNull();
});
