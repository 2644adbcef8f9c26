import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Modals } from '../app/Modals';
import '../app/ModalDialog';
import '../features/moderation/acts/ModerateDialog';
import '../features/users/hidden/PersonMenuList';
import { signInAsAdmin } from '../testing/moderation';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { ProfilePage } from './ProfilePage';

const KAI = 'Kai Lindqvist';

const open = (options: PartOptions) =>
  renderPart(
    <>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route element={<ProfilePage />} path="/profile/:username" />
        </Routes>
      </main>
      <Modals />
    </>,
    { path: '/profile/kinokai', ...options },
  );

type Parts = Awaited<ReturnType<typeof open>>;

const openMenu = async ({ user }: Parts) =>
  user.click(await screen.findByRole('button', { name: `More about ${KAI}` }));

const doAs = async (parts: Parts, item: string, title: string, verb: string) => {
  const { user, transport } = parts;
  await openMenu(parts);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Trusted.');
  await user.click(dialog.getByRole('button', { name: verb }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => transport.quiet());
};

it('lets an admin appoint a moderator from a profile, and withdraw the role', async () => {
  const parts = await open({ as: null, arrange: signInAsAdmin });
  const role = async () => (await parts.server.user('kinokai')).role;
  await doAs(parts, 'Appoint as a moderator', `Appoint ${KAI} as a moderator`, 'Appoint');
  expect(await role()).toBe('moderator');
  await doAs(parts, 'Withdraw the moderator’s role', `Withdraw the role of ${KAI}`, 'Withdraw');
  expect(await role()).toBeUndefined();
});

it('offers that to nobody else', async () => {
  const parts = await open({});
  await openMenu(parts);
  expect(await screen.findByRole('menuitem', { name: `Mute ${KAI}` })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /moderator/ })).toBeNull();
});
