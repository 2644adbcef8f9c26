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
  return entry && <EntryRow entry={entry} isOwn username="matinee" />;
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

it('takes tags, each ended by a comma or Enter, without one that is there already, and shows them', async () => {
  const { dialog, user, save, kept } = await openEditor();
  const field = dialog.getByRole('combobox', { name: 'Add a tag' });
  await user.type(field, '70mm, with Ada{Enter}70MM,festival');
  const removers = dialog.getAllByRole('button', { name: /^Remove tag/ });
  expect(removers.map((chip) => chip.textContent)).toEqual(['row F', 'alone', '70mm', 'with Ada']);
  await save();
  const link = await screen.findByRole('link', { name: 'with Ada' });
  expect(link).toHaveAttribute('href', '/profile/matinee/diary?tag=with%20Ada');
  await waitFor(async () =>
    expect(await kept()).toContain('"tags":["row F","alone","70mm","with Ada","festival"]'),
  );
});

it('takes no tag of nothing visible', async () => {
  const { dialog, user, save, kept } = await openEditor();
  const field = dialog.getByRole('combobox', { name: 'Add a tag' });
  await user.type(field, '\u3164,\u2800, 70mm,\u200b');
  expect(dialog.getAllByRole('button', { name: /^Remove tag/ })).toHaveLength(3);
  await save();
  await waitFor(async () => expect(await kept()).toContain('"tags":["row F","alone","70mm"]'));
});

it('takes the last tag back with Backspace, and a tag away with its chip', async () => {
  const { dialog, user, save, kept } = await openEditor();
  const field = dialog.getByRole('combobox', { name: 'Add a tag' });
  await user.type(field, 'one,two,three,');
  await user.keyboard('{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Remove tag one' }));
  expect(dialog.getByRole('button', { name: 'Remove tag two' })).toHaveFocus();
  await save();
  await waitFor(async () => expect(await kept()).toContain('"tags":["row F","alone","two"]'));
});
