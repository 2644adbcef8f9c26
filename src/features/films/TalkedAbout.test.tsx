import { act, screen, within } from '@testing-library/react';
import { HomePage } from '../../pages/HomePage';
import { renderPart } from '../../testing/renderPart';
import { TalkedAbout } from './TalkedAbout';
import './TalkedAboutWall';

it('shows the six most discussed films, and links to all', async () => {
  await renderPart(<TalkedAbout />);
  const list = await screen.findByRole('list', { name: 'Films that are talked about' });
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(within(list).getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: "This week's films" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/films');
});

it('renders nothing if the films cannot be loaded', async () => {
  const { transport } = await renderPart(<TalkedAbout />, {
    arrange: (parts) => parts.transport.losesConnection('GET /api/films?sort=talked'),
  });
  await act(() => transport.quiet());
  expect(screen.queryByRole('heading')).toBeNull();
});

it('is shown on an empty Home', async () => {
  await renderPart(<HomePage />, {
    arrange: ({ transport }) =>
      transport.answersWith('GET /api/posts?feed=home', { posts: [], nextCursor: null }),
  });
  expect(await screen.findByText('Nothing on the screen yet')).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Films that are talked about' });
  expect(within(list).getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
});
