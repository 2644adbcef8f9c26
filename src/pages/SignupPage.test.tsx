import { cleanup, screen, waitFor } from '@testing-library/react';
import { REFUSALS } from '../domain/errors';
import { sessionRestored } from '../features/auth/authSlice';
import { renderPart } from '../testing/renderPart';
import { SignupPage } from './SignupPage';

let alerts: string[];

beforeEach(() => {
  alerts = [];
  window.alert = (message) => alerts.push(String(message));
});

const openSignup = async (path = '/signup') => {
  const parts = await renderPart(<SignupPage />, {
    as: null,
    path,
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

it('says where things are kept, and who can read them on a server', async () => {
  await openSignup();
  expect(screen.getByText(/stays in this browser/)).toBeInTheDocument();
  cleanup();
  document.documentElement.dataset['installation'] = 'here';
  await openSignup();
  delete document.documentElement.dataset['installation'];
  expect(screen.getByText(/its admin can read it/)).toBeInTheDocument();
});

describe('on a server whose sign-up is by invitation', () => {
  const { dataset } = document.documentElement;
  beforeEach(() => {
    dataset['signUp'] = 'invite';
  });
  afterEach(() => {
    delete dataset['signUp'];
  });

  it('asks for the invitation, and sends it', async () => {
    const { create, type, transport, user } = await openSignup();
    await type(complete);
    await create();
    expect(screen.getByText('Invitation is required')).toBeInTheDocument();
    expect(transport.sent).toEqual([]);
    const signup = transport.holdsRequest('POST /api/auth/signup');
    await user.click(screen.getByLabelText('Invitation'));
    await user.paste('a-code');
    await create();
    await waitFor(() => expect(transport.sent).toHaveLength(1));
    signup.release();
    expect(await screen.findByText('/')).toBeInTheDocument();
  });

  it('fills it in from the link', async () => {
    await openSignup('/signup?invitation=a-code');
    expect(screen.getByLabelText('Invitation')).toHaveValue('a-code');
  });

  it('shows why an invitation is refused, and keeps it', async () => {
    const { create, type, transport } = await openSignup('/signup?invitation=a-code');
    const [status, refusal] = REFUSALS.invitationInvalid;
    transport.failsWith('POST /api/auth/signup', status, refusal);
    await type(complete);
    await create();
    await waitFor(() => expect(alerts).toEqual([refusal]));
    expect(screen.getByLabelText('Invitation')).toHaveValue('a-code');
  });
});

it('has no such field elsewhere, unless the server turns out to ask for it', async () => {
  const { create, type, transport } = await openSignup();
  expect(screen.queryByLabelText('Invitation')).toBeNull();
  const [status, refusal] = REFUSALS.invitationNeeded;
  transport.failsWith('POST /api/auth/signup', status, refusal);
  await type(complete);
  await create();
  expect(await screen.findByLabelText('Invitation')).toBeInTheDocument();
});

it('says that sign-up is closed instead of the form', async () => {
  const { dataset } = document.documentElement;
  dataset['signUp'] = 'closed';
  await openSignup();
  delete dataset['signUp'];
  expect(screen.getByText('Sign-up is closed.')).toBeInTheDocument();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
});
