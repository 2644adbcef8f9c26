import { act, screen } from '@testing-library/react';
import type { Post } from '../../../domain/entities';
import { aFilm, aPost } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { filmChangeSettled, watchedToggled } from '../../films/filmsSlice';
import { PhotoDialog } from '../lightbox/PhotoDialog';
import { selectPost } from '../changes/selectPost';
import { postAnswered } from '../postsSlice';
import { useAppSelector } from '../../../app/hooks';
import { PostCard } from './PostCard';

const SECRET = 'Judy is Madeleine.';
const ALT = 'Two women with one necklace';
const spoiling = (fields: Partial<Post> = {}): Post =>
  aPost({
    content: SECRET,
    photos: 'data:image/png;base64,AAAA',
    alt: ALT,
    film: aFilm({ watched: false }),
    rating: 4.5,
    watchedOn: '2026-11-03',
    again: true,
    spoilers: true,
    ...fields,
  });

/** The card of a post as its reader sees it, whatever changes lie over it. */
function ShownCard({ postId }: { postId: string }) {
  const post = useAppSelector((state) => selectPost(state, postId));
  return post ? <PostCard post={post} /> : null;
}

const show = async (post: Post, also?: React.ReactNode) =>
  renderPart(
    <>
      <ShownCard postId={post._id} />
      {also}
    </>,
    {
      arrange: ({ store }) =>
        store.dispatch(postAnswered({ postId: post._id, post, revision: 5, since: null })),
    },
  );

const expectNothingGivenAway = () => {
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(document.body.innerHTML).not.toContain(ALT);
  expect(document.body.innerHTML).not.toContain('base64,AAAA');
  expect(document.title).not.toContain(SECRET);
};
const showButton = () => screen.queryByRole('button', { name: 'Show spoilers for Vertigo' });

it('covers text, photo and description, and leaves the film and its stars', async () => {
  await show(spoiling());
  expect(showButton()).toHaveTextContent(/^Show$/);
  expect(screen.getByText('Spoilers for Vertigo.')).toBeInTheDocument();
  expectNothingGivenAway();
  expect(screen.getByRole('link', { name: 'Vertigo (1958)' })).toHaveAttribute(
    'href',
    '/film/vertigo-1958',
  );
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5 stars' })).toBeInTheDocument();
  expect(screen.getByText('Alfred Hitchcock')).toBeInTheDocument();
  expect(screen.getByText('watched 3 Nov 2026 · again')).toBeInTheDocument();
});

it('shows everything to whoever asks, with a mark, and goes on from the card', async () => {
  const { user } = await show(spoiling());
  const button = showButton();
  if (button) await user.click(button);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(screen.getByRole('button', { name: `View photo: ${ALT}` })).toBeInTheDocument();
  expect(screen.getByText('Spoilers')).toBeInTheDocument();
  expect(showButton()).toBeNull();
  expect(screen.getByRole('article')).toHaveFocus();
});

it('covers nothing from its author, and marks it', async () => {
  const { store } = await renderPart(null);
  const me = store.getState().auth.session?.user;
  if (!me) throw new Error('Nobody is signed in.');
  await show(spoiling({ author: { ...aPost().author, _id: me._id } }));
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(screen.getByText('Spoilers')).toBeInTheDocument();
  expect(showButton()).toBeNull();
});

it('covers nothing from whoever has watched the film', async () => {
  await show(spoiling({ film: aFilm({ watched: true }) }));
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(showButton()).toBeNull();
});

it('follows at once what a reader says of having watched the film, until an answer is newer', async () => {
  const { store } = await show(spoiling());
  const watched = (isWatched: boolean) =>
    act(() => store.dispatch(watchedToggled({ filmId: 'vertigo-1958', watched: isWatched })));
  watched(true);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  watched(false);
  expectNothingGivenAway();
  watched(true);
  act(() =>
    store.dispatch(filmChangeSettled({ id: 'watched:vertigo-1958', sent: true, revision: 4 })),
  );
  expectNothingGivenAway();
});

it('covers no post that is not marked', async () => {
  const { spoilers: _mark, ...open } = spoiling();
  await show(open);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(screen.queryByText('Spoilers')).toBeNull();
});

it('opens no covered photo on the whole screen', async () => {
  const post = spoiling();
  await show(post, <PhotoDialog feed={null} postId={post._id} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expectNothingGivenAway();
});

it('hands on nothing but its address when it is copied or shared', async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  const { user, toasts } = await show(spoiling());
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const copied = await navigator.clipboard.readText();
  Reflect.deleteProperty(navigator, 'share');
  expect(copied).toMatch(/\/singlePost\/post-1$/);
  expect(JSON.stringify([copied, shared, toasts()])).not.toMatch(/Judy|necklace/);
});
