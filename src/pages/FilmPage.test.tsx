import { act, screen, within } from '@testing-library/react';
import { filmDraftChanged, postSubmitted } from '../features/drafts/draftsSlice';
import { selectToasts } from '../features/ui/uiSlice';
import { signUpAdmin } from '../testing/moderation';
import { openFilm, star, title, VERTIGO } from '../testing/openFilm';

const RATE = `POST /api/films/rate/${VERTIGO}`;

/** How many people gave this rating, according to the table. */
const people = (stars: string) => {
  const { rows } = screen.getByRole<HTMLTableElement>('table', { name: 'Ratings' });
  const [, count] =
    [...rows]
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
      .find(([of]) => of === stars) ?? [];
  return Number(count);
};
it('titles the page after the film, and links its facts to the films that share them', async () => {
  await openFilm(VERTIGO);
  await title('Vertigo');
  expect(document.title).toBe('Vertigo · Cinefolk');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Alfred Hitchcock')).toBe('/director/Alfred%20Hitchcock');
  expect(leadsTo('1950s')).toBe('/films?decade=1950');
  expect(leadsTo('Mystery')).toBe('/films?genre=Mystery');
  expect(leadsTo('United States')).toBe('/films?country=US');
  expect(screen.getByText('In English')).toBeInTheDocument();
});

it('puts what people do before where the facts come from', async () => {
  await openFilm(VERTIGO);
  const credit = await screen.findByText(/^Film data: Wikidata \(CC0\) and omdb\.org/);
  expect(within(credit).getByRole('link', { name: 'CC BY 2.0 DE' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/2.0/de/',
  );
  const { DOCUMENT_POSITION_PRECEDING } = Node;
  expect(
    credit.compareDocumentPosition(screen.getByRole('button', { name: 'Write' })) &
      DOCUMENT_POSITION_PRECEDING,
  ).toBeTruthy();
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
  expect(screen.getByText(/^out of 5, from [1-9]\d* ratings?$/)).toBeVisible();
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

it('says that a film is unknown, with a link back and no retry', async () => {
  await openFilm('nothing-1900');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Film not found.')).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Search Cinefolk' })).toHaveAttribute('href', '/search');
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

it('takes the stars back with Watched, and brings both back with Undo', async () => {
  const { transport, click, user, store } = await openFilm('teza-2008');
  await title('Teza');
  await click(star('5 Stars'));
  await act(() => transport.quiet());
  const held = transport.holdsRequest('POST /api/films/remove-watched/');
  await user.click(screen.getByRole('button', { name: 'Watched' }));
  await held.waits;
  expect(star('5 Stars')).not.toBeChecked();
  held.release();
  await act(() => transport.quiet());
  expect(screen.getByText('Nobody has rated it yet')).toBeVisible();
  const toast = selectToasts(store.getState()).find(({ undo }) => undo);
  expect(toast).toMatchObject({
    text: 'No longer watched, so your rating was removed too.',
    durationMs: 15_000,
  });
  act(() => {
    if (toast?.undo) store.dispatch(toast.undo);
  });
  await act(() => transport.quiet());
  expect(star('5 Stars')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Watched' })).toHaveAttribute('aria-pressed', 'true');
});

it('lets who added a film mend it', async () => {
  const filmId = 'the-quite-projector-2025';
  const { user, store, transport } = await openFilm(filmId, {
    arrange: async ({ server, session }) => {
      const filmData = { title: 'The Quite Projector', year: 2025, directors: ['Ada Abara'] };
      await server.call('POST', '/api/films', { token: session?.token, body: { filmData } });
    },
  });
  await title('The Quite Projector');
  expect(screen.getByText('A member added this film.')).toBeVisible();
  expect(screen.queryByText(/omdb\.org/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit film' }));
  const form = within(screen.getByRole('group', { name: 'Edit film' }));
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'The Quiet');
  expect(form.getByLabelText('Title')).toHaveValue('The Quiet');
  // As after a reload.
  const draft = { title: 'The Quiet Projector', year: '2025', director: 'Ada Abara' };
  act(() => void store.dispatch(filmDraftChanged({ filmId, draft })));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await act(() => transport.quiet());
  expect(await title('The Quiet Projector')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Edit film' })).toBeNull();
});

it('leads from a film to the one that it is merged into meanwhile', async () => {
  const filmId = 'vertigo-restored-1959';
  const filmData = { title: 'Vertigo, restored', year: 1959, directors: ['A. Hitchcock'] };
  let token = '';
  const { server, hear } = await openFilm(filmId, {
    arrange: async (parts) => {
      ({ token } = await signUpAdmin(parts));
      await parts.server.call('POST', '/api/films', { token, body: { filmData } });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /restored/ })).toBeVisible();
  const body = { about: { kind: 'film', id: filmId }, reason: 'Twice here.', intoId: VERTIGO };
  await server.call('POST', '/api/moderation/merge-films', { token, body });
  await hear();
  expect(await screen.findByRole('heading', { level: 1, name: /^Vertigo$/ })).toBeVisible();
  expect(screen.getByText(`/film/${VERTIGO}`)).toBeInTheDocument();
});
