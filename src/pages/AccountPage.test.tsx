import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { preloadPage } from '../app/routes';
import { GUEST } from '../domain/demoAccounts';
import { selectSessionUser } from '../features/auth/authSlice';
import { readSession } from '../features/auth/sessionStorage';
import { selectModal } from '../features/ui/uiSlice';
import { openAccount, PASSWORD } from '../testing/openAccount';
import { renderApp } from '../testing/renderApp';
import { renderPart } from '../testing/renderPart';
import { AccountPage } from './AccountPage';

const WRONG = 'This is not your password';

it('is where the settings lead to', async () => {
  await preloadPage('/settings/account');
  const { user } = await renderApp('/settings');
  await user.click(await screen.findByRole('link', { name: 'Username and password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument();
});

it('leaves a sample account as it is, and says why', async () => {
  await renderPart(<AccountPage />);
  const reason = screen.getByRole('region', { name: 'A sample account' });
  expect(reason).toHaveTextContent('Anybody can log in as @matinee');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export my data' })).toBeInTheDocument();
});

it('lets somebody log a sample account out everywhere else', async () => {
  const { user, server, toasts } = await renderPart(<AccountPage />);
  const elsewhere = await server.signIn(GUEST.username, GUEST.password);
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), GUEST.password);
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(toasts()).toEqual(['You are logged out everywhere else.']));
  const { status } = await server.call('GET', '/api/users/bookmark', { token: elsewhere.token });
  expect(status).toBe(401);
});

it('changes the password, and goes on with a new token', async () => {
  const { formOf, login, isAccepted, token, toasts } = await openAccount();
  const before = token();
  const form = formOf('Change password');
  await form.type({
    'Old password': PASSWORD,
    'New password': 'vagabond',
    'Confirm new password': 'vagabond',
  });
  await form.submit();
  await waitFor(() =>
    expect(toasts()).toContain('Your password was changed. You are logged out everywhere else.'),
  );
  expect(await login('agnes', 'vagabond')).toBe(200);
  expect([await isAccepted(before), await isAccepted(token())]).toEqual([false, true]);
  expect(readSession()?.token).toBe(token());
  for (const label of ['Old password', 'New password', 'Confirm new password'])
    expect(form.field(label)).toHaveValue('');
  expect(form.field('Old password')).toBeValid();
});

it('says at its field that the old password is wrong, until it is corrected', async () => {
  const { formOf, user, token, toasts } = await openAccount();
  const before = token();
  const form = formOf('Change password');
  await form.type({
    'Old password': 'wrong',
    'New password': 'vagabond',
    'Confirm new password': 'vagabond',
  });
  await form.submit();
  await waitFor(() => expect(form.field('Old password')).toHaveAccessibleDescription(WRONG));
  expect(form.field('Old password')).toHaveFocus();
  expect(form.field('Old password')).toBeInvalid();
  expect(form.field('New password')).toHaveValue('vagabond');
  expect([token(), toasts()]).toEqual([before, []]);
  await user.keyboard('!');
  expect(form.field('Old password')).toBeValid();
});

it.each([
  [{}, 'Old password', 'Old password is required'],
  [{ 'Old password': 'x' }, 'New password', 'New password is required'],
  [
    { 'Old password': 'x', 'New password': 'y', 'Confirm new password': 'z' },
    'Confirm new password',
    "Passwords don't match",
  ],
  [
    { 'Old password': 'x', 'New password': 'y'.repeat(201) },
    'New password',
    'A password can have at most 200 characters.',
  ],
])('sends no password that cannot be right (case %#)', async (values, label, message) => {
  const { formOf, transport } = await openAccount();
  const form = formOf('Change password');
  await form.type(values);
  await form.submit();
  expect(form.field(label)).toHaveAccessibleDescription(message);
  expect(form.field(label)).toHaveFocus();
  expect(transport.sentTo('POST')).toEqual([]);
});

it('changes the username', async () => {
  const { formOf, login, store, toasts, transport } = await openAccount();
  const form = formOf('Change username');
  expect(form.field('Username')).toHaveValue('agnes');
  await form.type({ Username: ' varda ', Password: PASSWORD });
  await form.submit();
  await waitFor(() =>
    expect(toasts()).toContain('Your username was changed. You are logged out everywhere else.'),
  );
  expect(selectSessionUser(store.getState())?.username).toBe('varda');
  expect(readSession()?.user.username).toBe('varda');
  expect(await login('varda', PASSWORD)).toBe(200);
  expect(form.field('Password')).toHaveValue('');
  await act(() => transport.quiet());
});

it.each([
  ['matinee', PASSWORD, 'Username', 'Unprocessable Entity. Username Already Exists.'],
  ['varda', 'wrong', 'Password', WRONG],
])('says which field was refused: %s with %s', async (username, password, label, message) => {
  const { formOf } = await openAccount();
  const form = formOf('Change username');
  await form.type({ Username: username, Password: password });
  await form.submit();
  await waitFor(() => expect(form.field(label)).toHaveAccessibleDescription(message));
  expect(form.field(label)).toHaveFocus();
});

it.each([
  ['agnes', 'This is already your username'],
  ['', 'Username is required'],
  ['a b', 'A username has 1 to 30 letters, digits, dots, underscores or hyphens.'],
])('sends no username like “%s”', async (username, message) => {
  const { formOf, transport } = await openAccount();
  const form = formOf('Change username');
  await form.type({ Password: PASSWORD });
  await form.type({ Username: username });
  await form.submit();
  expect(form.field('Username')).toHaveAccessibleDescription(message);
  expect(transport.sentTo('POST')).toEqual([]);
});

it('logs out everywhere else', async () => {
  const { formOf, server, isAccepted, token, toasts } = await openAccount();
  const elsewhere = await server.signIn('agnes', PASSWORD);
  const form = formOf('Log out everywhere else');
  await form.submit();
  expect(form.field('Password')).toHaveAccessibleDescription('Password is required');
  await form.type({ Password: PASSWORD });
  await form.submit();
  await waitFor(() => expect(toasts()).toEqual(['You are logged out everywhere else.']));
  expect([await isAccepted(elsewhere.token), await isAccepted(token())]).toEqual([false, true]);
});

it('is busy while a call is on its way, and makes it once', async () => {
  const { formOf, transport } = await openAccount();
  const { waits, release } = transport.holdsAnswer('POST /api/auth/end-sessions');
  const form = formOf('Log out everywhere else');
  await form.type({ Password: PASSWORD });
  await form.submit();
  await waits;
  expect(form.button()).toHaveAttribute('aria-busy', 'true');
  await form.submit();
  release();
  await waitFor(() => expect(form.button()).toHaveAttribute('aria-busy', 'false'));
  expect(transport.sentTo('POST')).toHaveLength(1);
});

it('keeps what was typed when the call fails, and says why', async () => {
  const { formOf, transport, toasts } = await openAccount();
  transport.losesConnection('POST /api/auth/end-sessions');
  const form = formOf('Log out everywhere else');
  await form.type({ Password: PASSWORD });
  await form.submit();
  await waitFor(() =>
    expect(toasts()).toEqual([
      'Cinefolk could not be reached. Check your connection and try again.',
    ]),
  );
  expect(form.field('Password')).toHaveValue(PASSWORD);
});

it('leads to the deletion of an account of one’s own, and of no sample', async () => {
  const { user, store } = await openAccount();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(selectModal(store.getState())).toEqual({ kind: 'deleteAccount' });
  cleanup();
  await renderPart(<AccountPage />);
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});
