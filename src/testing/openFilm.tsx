import { act, screen, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { changeReceived } from '../api/actions';
import { Composer } from '../features/posts/composer/Composer';
import { FilmPage } from '../pages/FilmPage';
import { renderPart, type PartOptions } from './renderPart';

export const VERTIGO = 'vertigo-1958';

/** Every other page: the composer, and a way back. */
function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <p>Elsewhere</p>
      <Composer />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

/** A film's page, beside which there is nothing but the composer. */
export const openFilm = async (filmId: string, options: PartOptions = {}) => {
  const app = await renderPart(
    <Routes>
      <Route element={<FilmPage />} path="/film/:filmId" />
      <Route element={<Elsewhere />} path="*" />
    </Routes>,
    { path: `/film/${filmId}`, ...options },
  );
  const { server, session, store, user, transport } = app;
  const rate = async (token: string, rating: number) =>
    server.call('POST', `/api/films/rate/${filmId}`, { token, body: { rating } });
  return {
    ...app,
    rate,
    own: session?.token ?? '',
    /** Reports the last change as if another tab had made it. */
    hear: async () => {
      act(() => void store.dispatch(changeReceived(server.lastChange())));
      await act(() => transport.quiet());
    },
    /** Clicks like a mouse: MUI recognises a click on the chosen star by its coordinates. */
    click: (target: Element) =>
      user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 5, clientY: 5 } }),
  };
};

/** A star of the viewer's own rating. */
export const star = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Your rating' })).getByLabelText(name);

/** The page's title, once it is there. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
