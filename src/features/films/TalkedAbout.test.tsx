import { act, screen, within } from '@testing-library/react';
import { HomePage } from '../../pages/HomePage';
import { aFilm } from '../../testing/builders';
import { renderPart } from '../../testing/renderPart';
import { postSubmitted } from '../drafts/draftsSlice';
import { likeToggled } from '../posts/changes/like';
import { TalkedAbout } from './TalkedAbout';
import './TalkedAboutWall';

it('shows the six most discussed films, and links to all', async () => {
  await renderPart(<TalkedAbout />);
  const list = await screen.findByRole('list', { name: 'Films talked about' });
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(within(list).getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Films talked about' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/films');
});

it('follows what the viewer posts about a film, and asks nothing again for a like', async () => {
  const { store, transport } = await renderPart(<TalkedAbout />);
  const list = await screen.findByRole('list', { name: 'Films talked about' });
  const calls = () => transport.sentTo('GET /api/films?sort=talked').length;
  act(() => {
    store.dispatch(likeToggled('first-showing', true));
  });
  await act(() => transport.quiet());
  expect(calls()).toBe(1);
  const film = aFilm({ _id: 'saltburn-2023', title: 'Saltburn', year: 2023 });
  act(() => {
    store.dispatch(postSubmitted({ content: 'That maze.', pictures: [], film }));
  });
  await act(() => transport.quiet());
  expect(calls()).toBe(2);
  expect(within(list).getByRole('link', { name: 'Saltburn (2023)' })).toBeVisible();
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
  const list = await screen.findByRole('list', { name: 'Films talked about' });
  expect(within(list).getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
});
