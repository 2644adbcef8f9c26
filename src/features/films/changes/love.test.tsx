import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { FilmPage } from '../../../pages/FilmPage';
import { renderPart } from '../../../testing/renderPart';

const LOVE = 'POST /api/films/love/vertigo-1958';
const REMOVE = 'POST /api/films/remove-love/vertigo-1958';

const openFilm = async () => {
  const page = <Route element={<FilmPage />} path="/film/:filmId" />;
  const app = await renderPart(<Routes>{page}</Routes>, { path: '/film/vertigo-1958' });
  const button = await screen.findByRole('button', { name: 'Love', pressed: false });
  return { ...app, button };
};

it('is shown at once, sent, counted, and says nothing about having watched the film', async () => {
  const { user, transport, button } = await openFilm();
  const held = transport.holdsRequest(LOVE);
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await held.waits;
  held.release();
  expect(await screen.findByText(/loves it$/)).toHaveTextContent('1 loves it');
  expect(screen.getByRole('button', { name: 'Watched' })).toHaveAttribute('aria-pressed', 'false');
});

it('is taken back by a second click', async () => {
  const { user, transport, button } = await openFilm();
  await user.click(button);
  await transport.quiet();
  await user.click(button);
  await transport.quiet();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(transport.sentTo(REMOVE)).toHaveLength(1);
});

it('is taken back if it is refused', async () => {
  const { user, transport, toasts, button } = await openFilm();
  transport.failsWith(LOVE, 500, 'The projector jammed.');
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Love', pressed: false })).toBe(button);
  expect(toasts()).toEqual(['The projector jammed.']);
});
