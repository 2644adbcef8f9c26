import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aFilm, aPost } from '../testing/builders';
import { renderPart } from '../testing/renderPart';
import { PostPage } from './PostPage';

const SECRET = 'Judy is Madeleine.';

it('gives nothing of a covered post away: not in its title, not in what is read out', async () => {
  const page = (
    <Routes>
      <Route element={<PostPage />} path="/singlePost/:postId" />
    </Routes>
  );
  await renderPart(page, {
    path: '/singlePost/post-1',
    arrange: ({ transport }) => {
      const post = aPost({ content: SECRET, film: aFilm({ watched: false }), spoilers: true });
      transport.answersWith('GET /api/posts/post-1', { post });
    },
  });
  expect(await screen.findByText('Spoilers for Vertigo.')).toBeInTheDocument();
  expect(document.title).toBe('Post · Cinefolk');
  expect(document.documentElement.innerHTML).not.toContain(SECRET);
});
