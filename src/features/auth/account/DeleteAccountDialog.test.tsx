import { screen, waitFor } from '@testing-library/react';
import { saveFile } from '../../../lib/saveFile';
import { openAccount, PASSWORD } from '../../../testing/openAccount';
import { selectEndedBy } from '../authSlice';
import { readSession } from '../sessionStorage';
import { DeleteAccountDialog } from './DeleteAccountDialog';

jest.mock('../../../lib/saveFile');

const open = async () => {
  const parts = await openAccount(<DeleteAccountDialog />);
  const password = () => screen.getByLabelText('Password', { selector: 'input' });
  const confirm = () => parts.user.click(screen.getByRole('button', { name: 'Delete account' }));
  return { ...parts, password, confirm };
};

it('says what happens and when, deletes the account with the password, and logs out', async () => {
  const { user, password, confirm, server, store, toasts, token, isAccepted } = await open();
  const before = token();
  expect(screen.getByText(/nobody sees your profile/)).toHaveTextContent('within seven days');
  expect(screen.getByText(/erased for good/)).toBeInTheDocument();
  await user.type(password(), PASSWORD);
  await confirm();
  await waitFor(() => expect(token()).toBeNull());
  expect(toasts()).toEqual(['Your account is deleted. Log in within seven days to keep it.']);
  expect(selectEndedBy(store.getState())).toBe('deletion');
  await waitFor(() => expect(readSession()).toBeNull());
  expect(await isAccepted(before)).toBe(false);
  expect((await server.call('GET', '/api/users?username=agnes')).status).toBe(404);
});

it('says at its field that the password is wrong, and deletes nothing', async () => {
  const { user, password, confirm, token, isAccepted } = await open();
  await confirm();
  expect(password()).toHaveAccessibleDescription('Password is required');
  await user.type(password(), 'wrong');
  await confirm();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('This is not your password'));
  expect(password()).toHaveFocus();
  expect(await isAccepted(token())).toBe(true);
});

it('offers an export first', async () => {
  const { user, toasts } = await open();
  await user.click(screen.getByRole('button', { name: 'Export my data' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(toasts()).toEqual([expect.stringMatching(/^Your data is in the file cinefolk-agnes-/)]);
});
