import { screen, within } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { Watchlist } from './Watchlist';

/** Not in the seed. */
const LISTED = ['amarcord-1973', 'the-awful-truth-1937', 'fantasia-1940'];

it('is sorted by the time of listing, the latest or the oldest first', async () => {
  const { user } = await renderPart(<Watchlist username="kinokai" />, {
    arrange: async ({ server }) => {
      const { token } = await server.signIn('kinokai');
      for (const id of LISTED) await server.call('POST', `/api/films/watchlist/${id}`, { token });
    },
  });
  const ids = async () => {
    const list = within(await screen.findByRole('list', { name: 'Watchlist' }));
    const links = list.getAllByRole('link');
    return links.map((link) => link.getAttribute('href')?.slice('/film/'.length));
  };
  expect((await ids()).slice(0, 3)).toEqual(LISTED.toReversed());
  expect(screen.getByRole('heading', { name: 'Latest additions' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sort films' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest' }));
  expect(await screen.findByRole('heading', { name: 'Oldest additions' })).toBeVisible();
  expect((await ids()).slice(-3)).toEqual(LISTED);
});

it('shows no other order when the chosen one cannot be loaded', async () => {
  const { user, transport } = await renderPart(<Watchlist username="kinokai" />);
  await screen.findByRole('list', { name: 'Watchlist' });
  transport.failsWith('GET /api/users/kinokai/watchlist', 500, 'The projector jammed.');
  await user.click(screen.getByRole('button', { name: 'Sort films' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Oldest' }));
  expect(await screen.findByText('The projector jammed.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Watchlist' })).toBeNull();
});
