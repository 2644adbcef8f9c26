import { act, screen } from '@testing-library/react';
import { ExplorePage } from '../../../pages/ExplorePage';
import { renderPart } from '../../../testing/renderPart';
import { sortChosen } from '../postsSlice';

it('never shows posts in another sort than the chosen one, while it loads or after it failed', async () => {
  const { store, transport } = await renderPart(<ExplorePage />);
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  transport.failsWith('GET /api/posts?feed=explore&sort=oldest', 500, 'The reel snapped.');
  act(() => void store.dispatch(sortChosen({ feed: 'explore', sort: 'oldest' })));
  expect(screen.queryByRole('article')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent('The reel snapped.');
  expect(screen.queryByRole('article')).toBeNull();
});
