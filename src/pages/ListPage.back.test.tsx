import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { watchedToggled } from '../features/films/changes/watched';
import { PersonLists } from '../features/lists/cards/PersonLists';
import { selectToasts } from '../features/ui/uiSlice';
import { makeList, RAIN } from '../testing/filmLists';
import { renderPart } from '../testing/renderPart';
import { EditListPage } from './EditListPage';
import { FilmPage } from './FilmPage';
import { ListPage } from './ListPage';

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back in history</button>;
}

const open = (path = RAIN) =>
  renderPart(
    <>
      <Routes>
        <Route element={<ListPage />} path="/list/:listId" />
        <Route element={<EditListPage />} path="/list/:listId/edit" />
        <Route element={<PersonLists username="matinee" />} path="/profile/:username/lists" />
        <Route element={<FilmPage />} path="/film/:filmId" />
      </Routes>
      <Back />
    </>,
    { path, arrange: (parts) => makeList(parts) },
  );

const goBack = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Back in history' }));

it('says of a deleted list that it is gone, until the deletion is undone', async () => {
  const app = await open();
  const { user, store, transport } = app;
  // An edit leaves the list in the history twice, of which deleting it replaces one.
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await act(() => transport.quiet());
  await goBack(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('List not found.');
  const undo = selectToasts(store.getState()).find((toast) => toast.undo)?.undo;
  act(() => {
    if (undo) store.dispatch(undo);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rain on windows' })).toBeVisible();
});

it('says it in place of the form of the list too', async () => {
  const app = await open();
  const { user, transport } = app;
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await act(() => transport.quiet());
  await goBack(app);
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit list' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('List not found.');
});

it('counts a film of the list that was marked as watched on its own page', async () => {
  const app = await open();
  const bar = () => screen.findByRole('progressbar', { name: 'Seen' });
  expect(await bar()).toHaveAttribute('aria-valuetext', '1 of 4 seen');
  await app.user.click(await screen.findByRole('link', { name: 'Alien (1979)' }));
  await app.user.click(await screen.findByRole('button', { name: 'Watched', pressed: false }));
  await act(() => app.transport.quiet());
  await goBack(app);
  await waitFor(async () => expect(await bar()).toHaveAttribute('aria-valuetext', '2 of 4 seen'));
});

it('counts it on the cards of lists too', async () => {
  const { store, transport } = await open('/profile/matinee/lists');
  const card = await screen.findByRole('link', { name: 'Rain on windows' });
  expect(card.closest('li')).toHaveTextContent('1 seen');
  act(() => void store.dispatch(watchedToggled('alien-1979', true)));
  await act(() => transport.quiet());
  expect(screen.getByRole('link', { name: 'Rain on windows' }).closest('li')).toHaveTextContent(
    '2 seen',
  );
});

it('shows a like of the list on the page of a film of it', async () => {
  const app = await open('/film/alien-1979');
  const lists = async () => within(await screen.findByRole('list', { name: 'On lists' }));
  const link = (await lists()).getByRole('link', { name: 'Rain on windows' });
  expect(link.closest('li')).not.toHaveTextContent('1 like');
  await app.user.click(link);
  await app.user.click(await screen.findByRole('button', { name: 'Like', pressed: false }));
  await act(() => app.transport.quiet());
  await goBack(app);
  const shown = (await lists()).getByRole('link', { name: 'Rain on windows' });
  expect(shown.closest('li')).toHaveTextContent('1 like');
});
