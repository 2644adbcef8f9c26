import { screen } from '@testing-library/react';
import type { Post } from '../../../domain/entities';
import { aFilm, aPerson, aPost, aSharedList } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { selectVisiblePhotos } from '../lightbox/selectVisiblePhotos';
import { useGetPostQuery } from '../postsApi';
import { PostCard } from './PostCard';

const TEXT = 'Nobody leaves the drive-in before the end.';
const ALT = 'A car before a screen';

function AnsweredCard({ post }: { post: Post }) {
  const { data } = useGetPostQuery(post._id);
  return data ? <PostCard post={data.post} /> : null;
}

const show = async (fields: Partial<Post>) => {
  const post = aPost({
    author: aPerson({ _id: 'kai', firstName: 'Kai', lastName: 'Lindqvist' }),
    content: TEXT,
    pictures: [{ src: 'data:image/png;base64,AAAA', alt: ALT }],
    film: aFilm({ watched: true }),
    list: aSharedList(),
    ...fields,
  });
  const parts = await renderPart(<AnsweredCard post={post} />, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/posts/${post._id}`, { post }),
  });
  await screen.findByRole('article');
  return parts;
};

const showButton = () => screen.findByRole('button', { name: 'Show post by Kai Lindqvist' });

it.each([
  ['muted', 'A post by somebody you muted.'],
  ['word', 'A post with a word you would rather not see.'],
] as const)('covers a post folded as “%s” with a line that says why', async (folded, line) => {
  const { user, store } = await show({ folded });
  expect(screen.getByText(line)).toBeInTheDocument();
  for (const secret of [TEXT, ALT, 'Vertigo', 'Rain on windows'])
    expect(document.body.innerHTML).not.toContain(secret);
  expect(selectVisiblePhotos(store.getState(), 'post-1')).toEqual([]);
  expect(await showButton()).toHaveTextContent(/^Show$/);
  await user.click(await showButton());
  expect(screen.getByTestId('post-text')).toHaveTextContent(TEXT);
  expect(screen.getByRole('link', { name: 'Vertigo (1958)' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `View photo: ${ALT}` })).toBeInTheDocument();
  expect(screen.queryByText(line)).toBeNull();
  expect(screen.getByRole('article')).toHaveFocus();
  expect(selectVisiblePhotos(store.getState(), 'post-1')).toHaveLength(1);
});

it('covers a folded post’s spoilers until they are asked for, too', async () => {
  const { user } = await show({ folded: 'word', film: aFilm({ watched: false }), spoilers: true });
  await user.click(await showButton());
  expect(document.body.innerHTML).not.toContain(TEXT);
  await user.click(screen.getByRole('button', { name: 'Show spoilers for Vertigo' }));
  expect(screen.getByTestId('post-text')).toHaveTextContent(TEXT);
});
