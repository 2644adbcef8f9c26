import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { preloadPage } from '../app/routes';
import { aFilm, aPost } from '../testing/builders';
import { renderApp } from '../testing/renderApp';
import { renderPart } from '../testing/renderPart';
import '../features/posts/card/PostMenuList';
import { PostPage } from './PostPage';
import { wholeText } from '../testing/wholeText';

const OWN = '/singlePost/first-showing';
const TEXT = /Cinema Paradiso on a print/;

// Role queries on whole pages take seconds on a busy machine.
const heading = (name: string) => screen.findByText(name, { selector: 'h1' }, { timeout: 15_000 });
const texts = () => screen.findAllByTestId('post-text');

const deletePost = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByTitle('Post options'));
  await user.click(await screen.findByText('Delete'));
};

describe('deleting a post on its own page', () => {
  it('goes back to the previous page, where Undo restores it', async () => {
    await preloadPage(OWN);
    const { user, transport } = await renderApp('/profile');
    await user.click(await screen.findByText(TEXT));
    await heading('Post');
    await deletePost(user);
    await heading('Mina Okafor');
    expect(await texts()).toHaveLength(1);
    await user.click(await screen.findByText('Undo'));
    await act(() => transport.quiet());
    expect(await screen.findByText(TEXT)).toBeInTheDocument();
  });

  it('goes back just as far after a click on the text of the open post', async () => {
    await preloadPage(OWN);
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByText(TEXT));
    await heading('Post');
    await user.click(await screen.findByText(TEXT));
    await deletePost(user);
    await heading('Mina Okafor');
  });

  it('goes to Home if the visit began here, without a not-found message', async () => {
    await preloadPage('/');
    const { user, transport } = await renderApp(OWN);
    await deletePost(user);
    await heading('Home');
    await act(() => transport.quiet());
    expect(screen.queryByText('Post not found.')).toBeNull();
    expect(await screen.findByText('Undo')).toBeInTheDocument();
  });
});

const SECRET = 'Judy is Madeleine.';

it('reveals nothing of a covered post, in its title or to screen readers', async () => {
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
  expect(await screen.findByText(wholeText('Spoilers for Vertigo.'))).toBeInTheDocument();
  expect(document.title).toBe('Post · Cinefolk');
  expect(document.documentElement.innerHTML).not.toContain(SECRET);
});
