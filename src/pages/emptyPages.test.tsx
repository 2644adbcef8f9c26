import { screen } from '@testing-library/react';
import { openProfile } from '../testing/openProfile';
import { renderPart } from '../testing/renderPart';
import '../features/users/PeopleDialog';
import { BookmarksPage } from './BookmarksPage';
import { ExplorePage } from './ExplorePage';

const NOTHING = { posts: [], nextCursor: null };

it.each([
  ['Bookmarks', <BookmarksPage key="b" />, 'feed=bookmarks', 'Explore', '/explore'],
  ['Explore', <ExplorePage key="e" />, 'feed=explore', 'Write a post', '/'],
])('an empty %s leads on', async (_name, page, feed, way, path) => {
  await renderPart(page, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/posts?${feed}`, NOTHING),
  });
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', path);
});

it.each([
  ['one’s own', '/profile', 'matinee', 'Write a post', '/'],
  ['another', '/profile/kinokai', 'kinokai', 'Explore', '/explore'],
])('%s profile without posts leads on', async (_whose, path, username, way, to) => {
  await openProfile(path, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/posts/user/${username}`, NOTHING),
  });
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', to);
});

it.each([
  ['diary', 'diary', { entries: [], nextCursor: null }],
  ['films', 'films', { films: [], nextCursor: null }],
  ['watchlist', 'watchlist', { films: [], nextCursor: null }],
])('another’s empty %s leads on', async (_list, tab, nothing) => {
  await openProfile(`/profile/kinokai/${tab}`, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/users/kinokai/${tab}`, nothing),
  });
  expect(await screen.findByRole('link', { name: 'Find films' })).toHaveAttribute('href', '/films');
});

it('one’s own empty diary leads to the import from Letterboxd', async () => {
  const { store, user } = await openProfile('/profile/matinee/diary', {
    arrange: ({ transport }) =>
      transport.answersWith('GET /api/users/matinee/diary', { entries: [], nextCursor: null }),
  });
  expect(await screen.findByRole('button', { name: 'Log a film' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose your favourite films' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import from Letterboxd' }));
  expect(store.getState().ui.modal).toEqual({ kind: 'letterboxd' });
});

it('one’s own empty diary leads to favourite films, for who has none', async () => {
  const { store, user } = await openProfile('/profile/matinee/diary', {
    arrange: async ({ server, transport }) => {
      const { favourites: _, ...mina } = await server.user('matinee');
      transport.answersWith('GET /api/users?username=matinee', { users: [mina] });
      const nothing = { entries: [], nextCursor: null };
      transport.answersWith('GET /api/users/matinee/diary', nothing);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose your favourite films' }));
  expect(store.getState().ui.modal).toEqual({ kind: 'editProfile' });
});

it.each([
  ['one’s own', 'matinee', 'Reply to a post, and your reply will show up here too.'],
  ['another’s', 'kinokai', '@kinokai’s replies will show up here.'],
])('%s empty list of replies leads on', async (_whose, username, hint) => {
  await openProfile(`/profile/${username}/replies`, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/posts/user/${username}`, NOTHING),
  });
  expect(await screen.findByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
  expect(screen.getByRole('main')).toHaveTextContent(hint);
});

it('an empty list of followers leads on', async () => {
  const { user } = await openProfile('/profile/kinokai', {
    arrange: async ({ server, transport }) => {
      const users = [{ ...(await server.user('kinokai')), followers: [] }];
      transport.answersWith('GET /api/users?username=kinokai', { users });
    },
  });
  await user.click(await screen.findByRole('button', { name: '0 Followers' }));
  expect(await screen.findByText('No followers yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
});
