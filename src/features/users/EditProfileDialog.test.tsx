import { screen, waitFor, within } from '@testing-library/react';
import { openProfile } from '../../testing/openProfile';
import './EditProfileDialog';

const openEditor = async () => {
  const parts = await openProfile();
  const reopen = async () => {
    await parts.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  };
  return { ...parts, reopen, dialog: await reopen() };
};

const heading = () => screen.findByRole('heading', { level: 1, hidden: true });

it('shows the changed fields at once, everywhere, and saves nothing else', async () => {
  const { dialog, user, server, toasts } = await openEditor();
  const bio = dialog.getByRole('textbox', { name: 'Bio' });
  await user.clear(bio);
  await user.paste('Third row, left of centre.');
  const firstName = dialog.getByRole('textbox', { name: 'First name' });
  await user.clear(firstName);
  await user.paste('  Minerva ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await heading()).toHaveTextContent('Minerva Okafor');
  expect(screen.getByText('Third row, left of centre.')).toBeInTheDocument();
  await waitFor(() => expect(toasts()).toContain('Profile Updated'));
  expect(
    (await screen.findAllByRole('article', { hidden: true })).map((article) =>
      article.getAttribute('aria-label'),
    ),
  ).toEqual(['Post by Minerva Okafor', 'Post by Minerva Okafor']);
  await waitFor(async () => {
    expect(await server.user('matinee')).toMatchObject({
      firstName: 'Minerva',
      lastName: 'Okafor',
      bio: 'Third row, left of centre.',
      website: 'https://rowf.example',
    });
  });
});

it('lets each line of a field run in its own direction', async () => {
  const { dialog } = await openEditor();
  for (const name of ['First name', 'Bio', 'Website'])
    expect(dialog.getByRole('textbox', { name })).toHaveAttribute('dir', 'auto');
});

it('saves a website that was written without https://', async () => {
  const { dialog, user, server } = await openEditor();
  const website = dialog.getByRole('textbox', { name: 'Website' });
  await user.clear(website);
  await user.paste(' seat12.example/films ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('link', { name: 'seat12.example/films', hidden: true }),
  ).toHaveAttribute('href', 'https://seat12.example/films');
  await waitFor(async () => {
    expect(await server.user('matinee')).toMatchObject({
      website: 'https://seat12.example/films',
    });
  });
});

it('reverts a refused edit, shows the reason, and keeps the draft for another try', async () => {
  const { dialog, user, transport, reopen, toasts } = await openEditor();
  transport.failsWith('POST /api/users/edit', 500, 'The lamp went out.');
  const lastName = dialog.getByRole('textbox', { name: 'Last name' });
  await user.clear(lastName);
  await user.paste('Adeyemi');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts()).toEqual(['The lamp went out. Your edit is kept as a draft.']),
  );
  expect(await heading()).toHaveTextContent('Mina Okafor');
  const again = await reopen();
  expect(again.getByRole('textbox', { name: 'Last name' })).toHaveValue('Adeyemi');
});

it('keeps the draft when it is closed, until it is discarded', async () => {
  const { dialog, user, reopen } = await openEditor();
  await user.click(dialog.getByRole('textbox', { name: 'Bio' }));
  await user.paste(' And popcorn.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const again = await reopen();
  const bio = again.getByRole('textbox', { name: 'Bio' });
  expect(bio).toHaveDisplayValue(/ And popcorn\.$/);
  await user.click(again.getByRole('button', { name: 'Discard changes' }));
  expect(bio).not.toHaveDisplayValue(/ And popcorn\.$/);
});
