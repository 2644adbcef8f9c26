import { screen } from '@testing-library/react';
import { originRemembered, selectSessionUser, sessionRestored } from '../features/auth/authSlice';
import { GUEST } from '../domain/demoAccounts';
import { renderPart } from '../testing/renderPart';
import { LandingPage } from './LandingPage';

const LOGIN = 'POST /api/auth/login';

const openLanding = (returnTo: string | null = null) =>
  renderPart(<LandingPage />, {
    as: null,
    path: '/landing-page',
    arrange: ({ store }) => {
      store.dispatch(sessionRestored(null));
      if (returnTo !== null) store.dispatch(originRemembered(returnTo));
    },
  });

const guestMode = () => screen.getByRole('button', { name: 'Guest Mode' });

it('signs the guest in with one click, and opens the requested page', async () => {
  const { user, store, toasts } = await openLanding('/explore');
  await user.click(guestMode());
  expect(await screen.findByText('/explore')).toBeInTheDocument();
  expect(selectSessionUser(store.getState())?.username).toBe(GUEST.username);
  expect(toasts()).toEqual(['Welcome Mina Okafor']);
});

it('allows a retry if the guest login fails', async () => {
  const { user, transport } = await openLanding();
  transport.failsWith(LOGIN, 500, 'The door is stuck.');
  await user.click(guestMode());
  await transport.quiet();
  expect(guestMode()).not.toHaveAttribute('aria-busy', 'true');
  await user.click(guestMode());
  expect(await screen.findByText('/')).toBeInTheDocument();
});

it('links to the login before the page’s script runs', async () => {
  await openLanding();
  expect(guestMode().closest('form')).toHaveAttribute('action', '/login');
});
