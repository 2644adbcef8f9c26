import { screen, within } from '@testing-library/react';
import { preloadPage } from '../app/routes';
import { renderApp } from '../testing/renderApp';
import '../features/posts/card/PostMenuList';

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
