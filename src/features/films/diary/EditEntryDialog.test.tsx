import { screen, waitFor, within } from '@testing-library/react';
import { Modals } from '../../../app/Modals';
import { renderPart } from '../../../testing/renderPart';
import './EditEntryDialog';
import { EntryRow } from './EntryRow';
import { useDiary } from './useDiary';

/** Shows only the guest's latest entry: a whole diary is slow in jsdom. */
function LatestEntry() {
  const { entries } = useDiary('matinee');
  const entry = entries?.find(({ postId }) => postId === null);
  return entry && <EntryRow entry={entry} isOwn />;
}

const openEditor = async () => {
  const parts = await renderPart(
    <>
      <ol>
        <LatestEntry />
      </ol>
      <Modals />
    </>,
  );
  const { user, server } = parts;
  await user.click(await screen.findByRole('button', { name: /^Edit the entry for/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit diary entry' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  /** The guest's diary on the server. */
  const kept = async () =>
    JSON.stringify((await server.call('GET', '/api/users/matinee/diary')).body);
  return { ...parts, dialog, save, kept };
};

it('shows the changed text at once, trimmed, and saves it', async () => {
  const { dialog, user, save, kept } = await openEditor();
  const words = dialog.getByRole('textbox', { name: 'Your notes' });
  await user.clear(words);
  await user.paste(' Better from the balcony. ');
  await save();
  expect(await screen.findByText('Better from the balcony.')).toBeInTheDocument();
  await waitFor(async () => expect(await kept()).toContain('"text":"Better from the balcony."'));
});
