import { act, screen } from '@testing-library/react';
import { preloadPage } from '../app/routes';
import { renderApp } from '../testing/renderApp';
import '../features/posts/card/PostMenuList';

const OWN = '/singlePost/first-showing';
const TEXT = /Cinema Paradiso on a print/;

// Whole pages: to look for roles in them takes a busy machine seconds.
const heading = (name: string) => screen.findByText(name, { selector: 'h1' }, { timeout: 15_000 });
const texts = () => screen.findAllByTestId('post-text');

const deletePost = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByTitle('Post options'));
  await user.click(await screen.findByText('Delete'));
};

describe('deleting a post on its own page', () => {
  it('leads back to where one came from, where Undo gives it back', async () => {
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

  it('leads past an entry of the same page', async () => {
    await preloadPage(OWN);
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByText(TEXT));
    await heading('Post');
    await user.click(await screen.findByText(TEXT));
    await deletePost(user);
    await heading('Mina Okafor');
  });

  it('leads to Home where the visit began there; nobody is told that it is not found', async () => {
    await preloadPage('/');
    const { user, transport } = await renderApp(OWN);
    await deletePost(user);
    await heading('Home');
    await act(() => transport.quiet());
    expect(screen.queryByText('Post not found.')).toBeNull();
    expect(await screen.findByText('Undo')).toBeInTheDocument();
  });
});
