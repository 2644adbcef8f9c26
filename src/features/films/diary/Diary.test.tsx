import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../testing/renderPart';
import { Diary } from './Diary';

/** Opens the diary at a tag that one of its entries has. */
const openTagged = () =>
  renderPart(<Diary username="kinokai" />, {
    path: '/?tag=winter',
    arrange: async ({ server }) => {
      const { token } = await server.signIn('kinokai');
      const entryData = { filmId: 'amarcord-1973', watchedOn: '2026-01-04', tags: ['Winter'] };
      await server.call('POST', '/api/diary', { token, body: { entryData } });
    },
  });

it('shows the entries with the tag in the address, and all again without the filter', async () => {
  const { user } = await openTagged();
  const films = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/film/'));
  await screen.findByRole('link', { name: 'Amarcord (1973)' });
  expect(films()).toEqual(['/film/amarcord-1973']);
  await user.click(screen.getByRole('button', { name: 'Remove filter winter' }));
  await waitFor(() => expect(films().length).toBeGreaterThan(1));
});

it('does not take the entries with a tag for the whole diary while that is loading', async () => {
  const { user, transport } = await openTagged();
  const removal = await screen.findByRole('button', { name: 'Remove filter winter' });
  const held = transport.holdsAnswer('GET /api/users/kinokai/diary');
  await user.click(removal);
  await held.waits;
  expect(screen.getByText('Loading the diary')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Amarcord (1973)' })).toBeNull();
  held.release();
  expect(await screen.findByRole('link', { name: 'Amarcord (1973)' })).toBeVisible();
});
