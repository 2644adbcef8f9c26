import { act, screen } from '@testing-library/react';
import type { Post } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import { aFilm, aPerson, aPost } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import { textsOf } from '../../../domain/entryTexts';
import { changeSettled } from '../../../api/actions';
import { selectVisiblePhotos } from '../lightbox/selectVisiblePhotos';
import { selectPost } from '../changes/selectPost';
import { useGetPostQuery } from '../postsApi';
import { postSubmitted } from '../../drafts/draftsSlice';
import { useAppSelector } from '../../../app/hooks';
import { PostCard } from './PostCard';
import { entryLogged } from '../../films/changes/entry';
import { filmRated } from '../../films/changes/rating';
import { watchedToggled } from '../../films/changes/watched';
import { postAnswered } from '../changes/postAnswers';
import { postEdited } from '../changes/edit';
import { wholeText } from '../../../testing/wholeText';

const SECRET = 'Judy is Madeleine.';
const ALT = 'Two women with one necklace';
const spoiling = (fields: Partial<Post> = {}): Post =>
  aPost({
    content: SECRET,
    pictures: [{ src: 'data:image/png;base64,AAAA', alt: ALT }],
    film: aFilm({ watched: false }),
    rating: 4.5,
    watchedOn: '2026-11-03',
    again: true,
    spoilers: true,
    ...fields,
  });

/** The card of a post as the viewer sees it, with all changes applied. */
function ShownCard({ postId }: { postId: string }) {
  useGetPostQuery(postId);
  const post = useAppSelector((state) => selectPost(state, postId));
  return post ? <PostCard post={post} /> : null;
}

const show = async (post: Post) => {
  const parts = await renderPart(<ShownCard postId={post._id} />, {
    arrange: ({ transport }) => transport.answersWith(`GET /api/posts/${post._id}`, { post }),
  });
  await screen.findByRole('article');
  return parts;
};

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
  expect(screen.getByText(wholeText('Spoilers for Vertigo.'))).toBeInTheDocument();
  expectNothingGivenAway();
  expect(screen.getByRole('link', { name: 'Vertigo (1958)' })).toHaveAttribute(
    'href',
    '/film/vertigo-1958',
  );
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5 stars' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alfred Hitchcock' })).toHaveAttribute(
    'href',
    '/director/Alfred%20Hitchcock',
  );
  expect(screen.getByText('rewatched Nov 3, 2026')).toBeInTheDocument();
});

it('names a day once if the film was watched on the day of the post', async () => {
  await show({ ...spoiling(), createdAt: '2026-11-03T12:00:00Z' });
  expect(screen.getByText('rewatched the same day')).toBeInTheDocument();
});

it('shows everything on request, with a mark, and focuses the card', async () => {
  const { user } = await show(spoiling());
  const button = showButton();
  if (button) await user.click(button);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(screen.getByRole('button', { name: `View photo: ${ALT}` })).toBeInTheDocument();
  expect(screen.getByText('Spoilers')).toBeInTheDocument();
  expect(showButton()).toBeNull();
  expect(screen.getByRole('article')).toHaveFocus();
});

it('is covered again once its author chooses another film, which the reader did not ask about', async () => {
  const { store, user } = await show(spoiling());
  const button = showButton();
  if (button) await user.click(button);
  const film = aFilm({ _id: 'psycho-1960', title: 'Psycho', watched: false });
  const answer = { postId: 'post-1', post: spoiling({ film }), revision: 1, missingBecause: null };
  act(() => void store.dispatch(postAnswered(answer)));
  expect(screen.getByRole('button', { name: 'Show spoilers for Psycho' })).toBeInTheDocument();
  expectNothingGivenAway();
});

it('shows a marked reply below a mark for the same film with one click, but not the one for another', async () => {
  const { _id, firstName, lastName, username } = aPerson({ _id: 'kai', username: 'kai' });
  const answered = { _id: 'above', author: { _id, firstName, lastName, username } };
  const below = (film: FilmSummary) => {
    const spoilers = { postId: 'above', authorId: _id, film };
    return spoiling({ replyTo: { ...answered, spoilers } });
  };
  const { store, user } = await show(below(aFilm({ watched: false })));
  const button = showButton();
  if (button) await user.click(button);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  const post = below(aFilm({ _id: 'psycho-1960', title: 'Psycho', watched: false }));
  const answer = { postId: 'post-1', post, revision: 1, missingBecause: null };
  act(() => void store.dispatch(postAnswered(answer)));
  expect(screen.getByRole('button', { name: 'Show spoilers for Psycho' })).toBeInTheDocument();
  expectNothingGivenAway();
});

it('covers nothing for its author, and marks it', async () => {
  const { store } = await renderPart(null);
  const me = store.getState().auth.session?.user;
  if (!me) throw new Error('Nobody is signed in.');
  await show(spoiling({ author: { ...aPost().author, _id: me._id } }));
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(screen.getByText('Spoilers')).toBeInTheDocument();
  expect(showButton()).toBeNull();
});

it('covers nothing for a viewer who has watched the film', async () => {
  await show(spoiling({ film: aFilm({ watched: true }) }));
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(showButton()).toBeNull();
});

it('follows the viewer’s own watched mark at once, until an answer is newer', async () => {
  const { store } = await show(spoiling());
  const watched = (isWatched: boolean) =>
    act(() => void store.dispatch(watchedToggled('vertigo-1958', isWatched)));
  watched(true);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  watched(false);
  expectNothingGivenAway();
  watched(true);
  act(
    () =>
      void store.dispatch(
        changeSettled({
          id: 'watched:vertigo-1958',
          kind: 'watched',
          sent: true,
          revision: 0,
        }),
      ),
  );
  expectNothingGivenAway();
});

it('uncovers a reply once the viewer has watched the film of the post above it', async () => {
  const mark = { postId: 'above', authorId: 'kai', film: aFilm({ watched: false }) };
  const { _id, firstName, lastName, username } = aPerson({ _id: 'kai', username: 'kai' });
  const author = { _id, firstName, lastName, username };
  const replyTo = { _id: 'above', author, spoilers: mark };
  const { store } = await show(aPost({ content: SECRET, replyTo }));
  expectNothingGivenAway();
  act(() => void store.dispatch(watchedToggled('vertigo-1958', true)));
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
});

it.each([
  ['rates', filmRated('vertigo-1958', 4)],
  [
    'logs',
    entryLogged({
      film: aFilm(),
      watchedOn: '2026-11-03',
      rating: null,
      again: null,
      ...textsOf({}),
    }),
  ],
])('is uncovered for a reader who %s the film', async (_how, event) => {
  const { store, transport } = await show(spoiling());
  expectNothingGivenAway();
  await act(async () => {
    store.dispatch(event);
    await transport.quiet();
  });
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
});

it('is covered again for a viewer who removes the watched mark of a film they rated', async () => {
  const { store, transport } = await show(spoiling());
  await act(async () => {
    store.dispatch(filmRated('vertigo-1958', 4));
    await transport.quiet();
    store.dispatch(watchedToggled('vertigo-1958', false));
    await transport.quiet();
  });
  expectNothingGivenAway();
});

it('covers no post that is not marked', async () => {
  const { spoilers: _mark, ...open } = spoiling();
  await show(open);
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
  expect(screen.queryByText('Spoilers')).toBeNull();
});

it('does not open a covered photo full-screen before the viewer chose to see it', async () => {
  const { store, user } = await show(spoiling());
  const photos = () => selectVisiblePhotos(store.getState(), 'post-1');
  expect(photos()).toEqual([]);
  const button = showButton();
  if (button) await user.click(button);
  expect(photos()).toMatchObject([{ picture: { alt: ALT } }]);
});

it('copies and shares only its address', async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  const { user, toasts } = await show(spoiling());
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share link…' }));
  const [[copied] = []] = write.mock.calls;
  Reflect.deleteProperty(navigator, 'share');
  expect(copied).toMatch(/\/singlePost\/post-1$/);
  expect(JSON.stringify([copied, shared, toasts()])).not.toMatch(/Judy|necklace/);
});

it.each([
  ['writes of it', null],
  ['gives it to a post that they wrote before', 'first-showing'],
])('is uncovered at once for a reader who %s', async (_how, editedId) => {
  const { store, transport } = await show(spoiling());
  expectNothingGivenAway();
  const about = { content: 'Seen.', pictures: [], film: aFilm(), watchedOn: '2026-11-03' };
  await act(async () => {
    if (editedId) store.dispatch(postEdited({ postId: editedId, ...about }));
    else store.dispatch(postSubmitted(about));
    await transport.quiet();
  });
  expect(screen.getByTestId('post-text')).toHaveTextContent(SECRET);
});
