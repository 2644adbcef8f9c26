import { act, screen } from '@testing-library/react';
import { GUEST } from '../../../domain/demoAccounts';
import { renderPart } from '../../../testing/renderPart';
import { draftKey } from '../changes/entryDrafts';
import { entryDraftChanged, entryDraftsRestored, selectEntryDraft } from '../filmsSlice';
import { readDiaryAndWatched } from '../readFilmLists';
import { LogFilmDialog } from './LogFilmDialog';

it('moves the focus to the film search if no film was chosen, and says why', async () => {
  const { user, transport } = await renderPart(<LogFilmDialog />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const search = screen.getByRole('combobox', { name: 'Find a film' });
  expect(search).toHaveFocus();
  expect(search).toHaveAccessibleDescription('Choose a film.');
  expect(screen.queryByRole('button', { name: 'Close search' })).toBeNull();
  expect(transport.sent.filter((call) => call.startsWith('POST'))).toEqual([]);

  await user.type(search, 'vertigo');
  await user.click(await screen.findByRole('option', { name: 'Vertigo (1958)' }));
  expect(screen.getByRole('group', { name: 'Vertigo (1958)' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change film' }));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.getByText('Vertigo (1958)')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Vertigo (1958)' })).toHaveFocus();
});

const FILM = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };

it.each([
  ['unchanged is one entry', {}, ['Whistled.']],
  ['changed is another entry', { text: 'And again.' }, ['Whistled.', 'And again.']],
])('a copy of the draft from another tab that is saved %s', async (_how, changes, texts) => {
  const { user, store, transport } = await renderPart(<LogFilmDialog />);
  const key = draftKey(null);
  const type = (fields: object) =>
    act(() => void store.dispatch(entryDraftChanged({ key, fields })));
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await transport.quiet();
  };
  type({ film: FILM, watchedOn: '2020-01-02', text: 'Whistled.' });
  const copy = selectEntryDraft(store.getState(), key) ?? {};
  await save();
  act(() => void store.dispatch(entryDraftsRestored({ 'new:other-tab': copy })));
  if ('text' in changes) type(changes);
  await save();
  const { entries } = await readDiaryAndWatched(GUEST.username, store);
  expect(entries.filter(({ film }) => film._id === FILM._id).map(({ text }) => text)).toEqual(
    texts,
  );
});
