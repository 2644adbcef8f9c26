import { act, screen } from '@testing-library/react';
import { GUEST } from '../../../domain/demoAccounts';
import { renderPart } from '../../../testing/renderPart';
import { entryDraftChanged } from '../../drafts/draftsSlice';
import { readDiaryAndWatched } from '../../transfer/readFilmLists';
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

it('says who can read the notes', async () => {
  await renderPart(<LogFilmDialog />);
  expect(await screen.findByRole('textbox', { name: 'Your notes' })).toHaveAccessibleDescription(
    'Everyone can read them in your diary and on the film’s page.',
  );
});

const FILM = { _id: 'm-1931', title: 'M', year: 1931, directors: ['Fritz Lang'], genres: [] };

it('logs an entry whose answer was lost only once, with what was changed before it was saved again', async () => {
  const { user, store, transport } = await renderPart(<LogFilmDialog />);
  const type = (change: object) =>
    act(() => void store.dispatch(entryDraftChanged({ entryId: null, change })));
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await transport.quiet();
  };
  type({ film: FILM, watchedOn: '2020-01-02', text: 'Whistled.' });
  transport.losesAnswer('POST /api/diary');
  await save();
  expect(screen.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Whistled.');
  type({ text: 'Whistled, twice.' });
  await save();
  const { entries } = await readDiaryAndWatched(GUEST.username, store);
  expect(entries.filter(({ film }) => film._id === FILM._id).map(({ text }) => text)).toEqual([
    'Whistled, twice.',
  ]);
});
