import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { preloadPage } from '../app/routes';
import { aFilm, aPost } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { renderPart } from '../testing/renderPart';
import '../features/posts/card/PostMenuList';
import { PostPage } from './PostPage';

const OWN = '/singlePost/first-showing';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const deletePost = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
};

describe('deleting a post on its own page', () => {
  it('leads back to where one came from, where Undo gives it back', async () => {
    await preloadPage(OWN);
    const { user, transport } = await renderApp('/explore');
    const own = (await screen.findAllByRole('article', { name: 'Post by Mina Okafor' }))[0];
    if (!own) throw new Error('There is no post.');
    await user.click(within(own).getByTestId('post-text'));
    await heading('Post');
    await deletePost(user);
    await heading('Explore');
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await transport.quiet();
    expect(await screen.findAllByRole('article')).toHaveLength(6);
  });

  it('leads to Home where the visit began there; nobody is told that it is not found', async () => {
    await preloadPage('/');
    const { user, transport } = await renderApp(OWN);
    await deletePost(user);
    await heading('Home');
    await transport.quiet();
    expect(screen.queryByText('Post not found.')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });
});

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
