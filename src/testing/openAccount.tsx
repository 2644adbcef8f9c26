import { screen, within } from '@testing-library/react';
import { selectToken, sessionRestored } from '../features/auth/authSlice';
import { writeSession } from '../features/auth/sessionStorage';
import { AccountPage } from '../pages/AccountPage';
import { renderPart } from './renderPart';

export const PASSWORD = 'cleo-5-to-7';
const SIGN_UP = { firstName: 'Agnès', lastName: 'Varda', avatar: '', password: PASSWORD };

/** The page, or another part, as somebody sees it who has just signed up as @agnes. */
export const openAccount = async (part = <AccountPage />) => {
  const parts = await renderPart(part, {
    as: null,
    arrange: async ({ server, store, pageStorage }) => {
      const body = { ...SIGN_UP, username: 'agnes' };
      await server.call('POST', '/api/auth/signup', { body });
      const session = await server.signIn('agnes', PASSWORD);
      await writeSession(session, pageStorage);
      store.dispatch(sessionRestored(session));
    },
  });
  const { user, server, store } = parts;
  const formOf = (title: string) => {
    const form = within(screen.getByRole('region', { name: title }));
    return {
      field: (label: string) => form.getByLabelText(label, { selector: 'input' }),
      type: async (values: Record<string, string>) => {
        for (const [label, value] of Object.entries(values)) {
          const field = form.getByLabelText(label, { selector: 'input' });
          await user.clear(field);
          await user.click(field);
          await user.paste(value);
        }
      },
      submit: () => user.click(form.getByRole('button', { name: title })),
      button: () => form.getByRole('button', { name: title }),
    };
  };
  const login = async (username: string, password: string) =>
    (await server.call('POST', '/api/auth/login', { body: { username, password } })).status;
  const isAccepted = async (token: string | null) =>
    (await server.call('GET', '/api/users/bookmark', { token: token ?? '' })).status === 200;
  const token = () => selectToken(store.getState());
  return { ...parts, formOf, login, isAccepted, token };
};
