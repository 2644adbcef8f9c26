import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Modals } from '../../app/Modals';
import { FilmPage } from '../../pages/FilmPage';
import { aFilm } from '../../testing/builders';
import { makeList } from '../../testing/filmLists';
import { renderPart } from '../../testing/renderPart';
import { listDraftChanged, selectListDraft } from '../drafts/draftsSlice';
import { EMPTY_LIST } from './editor/listForm';

const ADD = 'POST /api/lists/add/rain';
const REMOVE = 'POST /api/lists/remove/rain';

const open = async (filmId: string, titles: string[] = []) => {
  const app = await renderPart(
    <>
      <Routes>
        <Route element={<FilmPage />} path="/film/:filmId" />
        <Route element={<p>The form of a list</p>} path="/new-list" />
      </Routes>
      <Modals />
    </>,
    {
      path: `/film/${filmId}`,
      arrange: async (parts) => {
        await makeList(parts);
        for (const title of titles) await makeList(parts, { _id: title, title });
      },
    },
  );
  await app.user.click(await screen.findByRole('button', { name: 'Add to list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
  return { ...app, dialog, box: await dialog.findByRole('checkbox', { name: 'Rain on windows' }) };
};

it('takes a film off a list and puts it back, each at once', async () => {
  const { user, transport, box } = await open('vertigo-1958');
  expect(box).toBeChecked();
  const held = transport.holdsRequest(REMOVE);
  await user.click(box);
  expect(box).not.toBeChecked();
  await held.waits;
  act(() => held.release());
  await act(() => transport.quiet());
  await user.click(box);
  await act(() => transport.quiet());
  expect(box).toBeChecked();
  expect(transport.sentTo(ADD)).toHaveLength(1);
});

it('says why a film cannot be put on a list, and shows it as it is', async () => {
  const { user, transport, toasts, box } = await open('duel-1971');
  expect(box).not.toBeChecked();
  transport.failsWith(ADD, 400, 'A list holds at most 1,000 films.');
  await user.click(box);
  await act(() => transport.quiet());
  expect(box).not.toBeChecked();
  expect(toasts()).toEqual(['A list holds at most 1,000 films.']);
});

it('leaves a film alone that is on the new list already, with its note', async () => {
  const { user, dialog, store } = await open('duel-1971');
  const film = aFilm({ _id: 'duel-1971' });
  const films = [
    { film, note: 'Only if the coast road is busy.' },
    { film: aFilm({ _id: 'ran-1985' }), note: '' },
  ];
  act(() => {
    store.dispatch(listDraftChanged({ listId: null, change: { films }, base: EMPTY_LIST }));
  });
  await user.click(dialog.getByRole('button', { name: 'New list' }));
  expect(selectListDraft(store.getState(), null)?.draft.films).toEqual(films);
});

it('finds a list by its words, in any order', async () => {
  const { user, dialog } = await open('duel-1971', ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  const field = dialog.getByRole('searchbox', { name: 'Find a list' });
  await user.type(field, 'windows ra');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog.getByRole('checkbox', { name: 'Rain on windows' })).toBeInTheDocument();
  await user.type(field, 'x');
  expect(dialog.getByRole('status')).toHaveTextContent('No list of yours has these words.');
});

it('starts a new list with the film on it', async () => {
  const { user, dialog, store } = await open('duel-1971');
  await user.click(dialog.getByRole('button', { name: 'New list' }));
  expect(await screen.findByText('The form of a list')).toBeVisible();
  const films = selectListDraft(store.getState(), null)?.draft.films;
  expect(films?.map(({ film }) => film._id)).toEqual(['duel-1971']);
});
