import { act, screen, within } from '@testing-library/react';
import { renderPart, type PartOptions } from '../testing/renderPart';
import { readPreferences } from '../features/ui/uiListeners';
import { selectModal } from '../features/ui/uiSlice';
import { HomePage } from './HomePage';

const FRIENDS = 'GET /api/films/friends';

const openHome = (arrange?: PartOptions['arrange']) =>
  renderPart(
    <main>
      <HomePage />
    </main>,
    arrange && { arrange },
  );

it('shows what each followed person watched last, with their stars, once the posts are shown', async () => {
  const held: { release(): void }[] = [];
  const { transport, store } = await openHome(({ transport }) => {
    held.push(transport.holdsRequest('GET /api/posts'));
  });
  await act(() => store.dispatch({ type: 'test/rendered' }));
  expect(transport.sentTo(FRIENDS)).toEqual([]);
  const friends = transport.holdsAnswer(FRIENDS);
  for (const { release } of held) release();
  const shelf = await screen.findByRole('region', { name: 'New from friends' });
  expect(shelf.querySelectorAll('.MuiSkeleton-root')).toHaveLength(3);
  friends.release();
  const row = await screen.findByRole('list', { name: 'New from friends' });
  const films = within(row).getAllByRole('link');
  expect(films.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Double Indemnity (1944), rated 5 out of 5 stars by Noël Brandt',
    'Mad Max: Fury Road (2015), rated 4.5 out of 5 stars by Ruth Almeida',
  ]);
  expect(films[0]).toHaveAttribute('href', '/film/double-indemnity-1944');
  const [first] = films;
  expect(within(first ?? row).getByRole('img', { name: 'Rated 5 out of 5 stars' })).toBeVisible();
  const form = screen.getByRole('form', { name: 'New post' });
  expect(form.compareDocumentPosition(shelf)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('keeps quiet about friends where none has watched anything, and where the call fails', async () => {
  for (const arrange of [
    ({ transport }) => transport.answersWith(FRIENDS, { friends: [] }),
    ({ transport }) => transport.failsWith(FRIENDS, 503, 'The storage is busy.'),
  ] satisfies PartOptions['arrange'][]) {
    const { transport } = await openHome(arrange);
    await screen.findAllByRole('article');
    await act(() => transport.quiet());
    expect(screen.queryByText('New from friends')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

const withoutFavourites: PartOptions['arrange'] = async ({ server, transport }) => {
  const { favourites: _, ...user } = await server.user('matinee');
  transport.answersWith('GET /api/users?username=matinee', { users: [user] });
};

it('asks who has no favourite films for them, and takes them to the field', async () => {
  const { user, store } = await openHome(withoutFavourites);
  await user.click(await screen.findByRole('button', { name: 'Choose films' }));
  expect(selectModal(store.getState())).toEqual({ kind: 'editProfile' });
  expect(screen.queryByText('Which four films do you love most?')).toBeNull();
});

it('does not ask again after “Not now”, also after a reload', async () => {
  const { user } = await openHome(withoutFavourites);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Which four films do you love most?')).toBeNull();
  expect(readPreferences().wasAskedFavourites).toBe(true);
  localStorage.clear();
});

it('does not ask who has favourite films', async () => {
  const { transport } = await openHome();
  await screen.findAllByRole('article');
  await act(() => transport.quiet());
  expect(screen.queryByText('Which four films do you love most?')).toBeNull();
});

it('leads from an empty Home to Explore, to favourite films and to the import from Letterboxd', async () => {
  const { user, store } = await openHome(async (parts) => {
    await withoutFavourites(parts);
    parts.transport.answersWith('GET /api/posts?feed=home', { posts: [], nextCursor: null });
  });
  expect(await screen.findByRole('link', { name: 'Explore' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Import from Letterboxd' })).toBeVisible();
  // Once on the page: until it was answered, the question leads there.
  expect(screen.queryByRole('button', { name: 'Choose your favourite films' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Choose your favourite films' }));
  expect(selectModal(store.getState())).toEqual({ kind: 'editProfile' });
  await user.click(screen.getByRole('button', { name: 'Import from Letterboxd' }));
  expect(selectModal(store.getState())).toEqual({ kind: 'letterboxd' });
  localStorage.clear();
});
