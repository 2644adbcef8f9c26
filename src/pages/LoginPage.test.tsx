import { act, screen, waitFor, within } from '@testing-library/react';
import { originRemembered, selectToken, sessionRestored } from '../features/auth/authSlice';
import { SEED_PASSWORDS } from '../domain/demoAccounts';
import { renderPart } from '../testing/renderPart';
import { LoginPage } from './LoginPage';

const openLogin = (path = '/login') =>
  renderPart(<LoginPage />, {
    as: null,
    path,
    arrange: ({ store }) => store.dispatch(sessionRestored(null)),
  });

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

it('removes an error as soon as it is corrected', async () => {
  const { user } = await openLogin();
  await user.click(press('Login'));
  await user.type(field('Username'), 'm');
  expect(screen.queryByText('Username is required')).toBeNull();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
});

it('goes to Home after a login', async () => {
  const { user } = await openLogin();
  await user.click(field('Username'));
  await user.paste('reelruth');
  await user.click(field('Password'));
  await user.paste(SEED_PASSWORDS['reelruth'] ?? '');
  await user.click(press('Login'));
  expect(await screen.findByText('/')).toBeInTheDocument();
});

it('signs the guest in without a password', async () => {
  const { user } = await openLogin();
  await user.click(press('Guest Mode'));
  expect(await screen.findByText('/')).toBeInTheDocument();
});

it('signs the guest in at once if Guest Mode was chosen before the landing page’s script ran', async () => {
  const { store } = await openLogin('/login?guest=true');
  expect(await screen.findByText('/')).toBeInTheDocument();
  expect(selectToken(store.getState())).not.toBeNull();
});

it('goes to Home if the remembered address is outside the app', async () => {
  const { user, store } = await openLogin();
  act(() => {
    store.dispatch(originRemembered('//evil.example'));
  });
  await user.click(press('Guest Mode'));
  expect(await screen.findByText('/')).toBeInTheDocument();
});

it('keeps the input and does not sign in if the credentials are wrong', async () => {
  const { user, store, toasts } = await openLogin();
  await user.type(field('Username'), 'nobody');
  await user.type(field('Password'), 'wrong');
  await user.click(press('Login'));
  await waitFor(() => expect(toasts()).toEqual(['Wrong Credentials']));
  expect(field('Username')).toHaveValue('nobody');
  expect(field('Password')).toHaveValue('wrong');
  expect(selectToken(store.getState())).toBeNull();
});

it('says at the form what to do about a refusal until the next input, and what happened only in the toast', async () => {
  const { user } = await openLogin();
  await user.type(field('Username'), 'nobody');
  await user.type(field('Password'), 'wrong');
  await user.click(press('Login'));
  const form = within(screen.getByRole('form', { name: 'Login' }));
  expect(await form.findByRole('note')).toHaveTextContent(
    'Check your username and password, then try again.',
  );
  expect(form.queryByRole('alert')).toBeNull();
  await user.type(field('Password'), '!');
  expect(form.queryByRole('note')).toBeNull();
});
