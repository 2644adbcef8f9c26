import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { changeReceived } from '../api/actions';
import { postSubmitted, selectDraft } from '../features/posts/postsSlice';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { FilmPage } from './FilmPage';

const VERTIGO = 'vertigo-1958';
const RATE = `POST /api/films/rate/${VERTIGO}`;

const openFilm = async (filmId: string, options: PartOptions = {}) => {
  const app = await renderPart(
    <Routes>
      <Route element={<FilmPage />} path="/film/:filmId" />
      <Route element={<p>Elsewhere</p>} path="*" />
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
    /** Reports a change of the film's numbers by another tab. */
    hear: async () => {
      const change = changeReceived({
        kind: 'rated',
        actorId: 'ruth',
        postIds: [],
        userIds: [],
        filmIds: [filmId],
        revision: 0,
      });
      act(() => void store.dispatch(change));
      await act(() => transport.quiet());
    },
    /** Clicks like a mouse: MUI recognises a click on the chosen star by its coordinates. */
    click: (target: Element) =>
      user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: 5, clientY: 5 } }),
  };
};

const star = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Your rating' })).getByLabelText(name);
/** How many people gave this rating, according to the table. */
const people = (stars: string) => {
  const { rows } = screen.getByRole<HTMLTableElement>('table', { name: 'Ratings' });
  const [, count] =
    [...rows]
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
      .find(([of]) => of === stars) ?? [];
  return Number(count);
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('titles the page after the film, and links its facts to the films that share them', async () => {
  await openFilm(VERTIGO);
  await title('Vertigo');
  expect(document.title).toBe('Vertigo · Cinefolk');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Alfred Hitchcock')).toBe('/films?director=Alfred+Hitchcock');
  expect(leadsTo('1950s')).toBe('/films?decade=1950');
  expect(leadsTo('Mystery')).toBe('/films?genre=Mystery');
  expect(leadsTo('United States')).toBe('/films?country=US');
  expect(screen.getByText('In English')).toBeInTheDocument();
});

it('shows a rating at once, and the new numbers once the server has it', async () => {
  const { transport, click } = await openFilm(VERTIGO);
  await title('Vertigo');
  const before = people('4.5');
  const held = transport.holdsRequest(RATE);
  await click(star('4.5 Stars'));
  expect(star('4.5 Stars')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Watched' })).toHaveAttribute('aria-pressed', 'true');
  held.release();
  await act(() => transport.quiet());
  expect(star('4.5 Stars')).toBeChecked();
  expect(people('4.5')).toBe(before + 1);
});

it('undoes a rating that the server refuses, and says why', async () => {
  const { transport, click, toasts } = await openFilm(VERTIGO);
  await title('Vertigo');
  transport.failsWith(RATE, 500, 'The lamp went out.');
  await click(star('2 Stars'));
  await act(() => transport.quiet());
  expect(star('2 Stars')).not.toBeChecked();
  expect(toasts()).toContain('The lamp went out.');
});

it('removes the rating when the same star is clicked again', async () => {
  const { transport, click } = await openFilm(VERTIGO);
  await title('Vertigo');
  const before = people('3');
  await click(star('3 Stars'));
  await act(() => transport.quiet());
  expect(people('3')).toBe(before + 1);
  await click(star('3 Stars'));
  expect(star('3 Stars')).not.toBeChecked();
  await act(() => transport.quiet());
  expect(people('3')).toBe(before);
});

it.each(['Watched', 'Watchlist'])('toggles %s at once, and counts once', async (name) => {
  const { transport, user } = await openFilm('persona-1966');
  await title('Persona');
  const button = screen.getByRole('button', { name });
  const was = button.getAttribute('aria-pressed');
  await user.click(button);
  expect(button).not.toHaveAttribute('aria-pressed', was);
  await act(() => transport.quiet());
  expect(button).not.toHaveAttribute('aria-pressed', was);
  await user.click(button);
  await act(() => transport.quiet());
  expect(button).toHaveAttribute('aria-pressed', was);
});

it('lists the followed people who have watched it, with their ratings', async () => {
  const { server, rate, hear } = await openFilm('m-1931');
  await title('M');
  const [ruth, kai] = [await server.signIn('reelruth'), await server.signIn('kinokai')];
  await rate(ruth.token, 3.5);
  await rate(kai.token, 1);
  await hear();
  const friends = within(screen.getByRole('region', { name: 'Watched by people you follow' }));
  const ruths = within(
    friends.getByRole('link', { name: 'Ruth Almeida' }).closest('li') ?? document.body,
  );
  expect(ruths.getByRole('img', { name: 'Rated 3.5 out of 5 stars' })).toBeInTheDocument();
  expect(friends.queryByRole('link', { name: 'Kai Lindqvist' })).toBeNull();
});

it('lists only the posts about it, the viewer’s new post at once', async () => {
  const { store, transport } = await openFilm('playtime-1967');
  await title('Playtime');
  expect(screen.getByRole('heading', { name: 'Latest Posts' })).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  const held = transport.holdsRequest('POST /api/posts');
  const film = { title: 'Playtime', year: 1967, directors: [], genres: [] };
  const about = (_id: string, content: string) =>
    postSubmitted({ content, pictures: [], film: { ...film, _id } });
  act(() => void store.dispatch(about('playtime-1967', 'Six jokes a frame.')));
  act(() => void store.dispatch(about('m-1931', 'He whistles.')));
  expect(await screen.findByText('Six jokes a frame.')).toBeInTheDocument();
  expect(screen.queryByText('He whistles.')).toBeNull();
  held.release();
  await act(() => transport.quiet());
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('opens Home on Write, with the film in the draft', async () => {
  const { store, user } = await openFilm(VERTIGO);
  await title('Vertigo');
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(selectDraft(store.getState()).film).toMatchObject({ _id: VERTIGO, title: 'Vertigo' });
});

it('says that a film is unknown, with a link back and no retry', async () => {
  await openFilm('nothing-1900');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Film not found.')).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Back to Films' })).toHaveAttribute('href', '/films');
  expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('says what failed, and shows the film on Retry', async () => {
  const { user } = await openFilm(VERTIGO, {
    arrange: ({ transport }) =>
      transport.failsWith(`GET /api/films/${VERTIGO}`, 500, 'The lamp went out.'),
  });
  expect(await screen.findByText('The lamp went out.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await title('Vertigo')).toBeInTheDocument();
});
