import { screen, waitFor } from '@testing-library/react';
import { sessionRestored } from '../features/auth/authSlice';
import { renderPart } from '../testing/renderPart';
import { SignupPage } from './SignupPage';

let alerts: string[];

beforeEach(() => {
  alerts = [];
  window.alert = (message) => alerts.push(String(message));
});

const openSignup = async () => {
  const parts = await renderPart(<SignupPage />, {
    as: null,
    path: '/signup',
    arrange: ({ store }) => store.dispatch(sessionRestored(null)),
  });
  const type = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await parts.user.click(screen.getByLabelText(label));
      await parts.user.paste(value);
    }
  };
  const create = () => parts.user.click(screen.getByRole('button', { name: 'Create New Account' }));
  return { ...parts, type, create };
};

const complete = {
  'First name': 'Ida',
  'Last name': 'Lund',
  Username: 'ida',
  Password: 'a secret',
  'Confirm password': 'a secret',
};

it('says inline and in an alert that the passwords differ, and sends nothing', async () => {
  const { create, type, transport } = await openSignup();
  await type({ ...complete, 'Confirm password': 'another' });
  await create();
  expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
  expect(alerts).toEqual(["Passwords don't match"]);
  expect(transport.sent).toEqual([]);
});

it('creates the account with an avatar, and goes to Home', async () => {
  const { create, type, server } = await openSignup();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign up' })).toBeInTheDocument();
  await type(complete);
  await create();
  expect(await screen.findByText('/')).toBeInTheDocument();
  const { firstName, avatar } = await server.user('ida');
  expect(firstName).toBe('Ida');
  expect(avatar).toMatch(/^data:image\/svg\+xml/);
});

it('shows the server’s refusal in an alert, and keeps the input', async () => {
  const { create, type } = await openSignup();
  await type({ ...complete, Username: 'matinee' });
  await create();
  await waitFor(() => {
    expect(alerts).toEqual(['Unprocessable Entity. Username Already Exists.']);
  });
  expect(screen.getByLabelText('First name')).toHaveValue('Ida');
  expect(screen.getByLabelText('Confirm password')).toHaveValue('a secret');
  const username = screen.getByLabelText('Username');
  expect(username).toHaveAccessibleDescription(/Username Already Exists\.$/);
  expect(username).toHaveFocus();
  await type({ Username: 'mina' });
  expect(username).not.toHaveAccessibleDescription();
});
