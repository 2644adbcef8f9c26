import type { Post } from '../../src/domain/entities';
import { FeedContext } from '../../src/features/posts/feed/FeedContext';
import { FeedHeading } from '../../src/features/posts/feed/FeedHeading';
import { NewPosts } from '../../src/features/posts/feed/NewPosts';
import { PostCard } from '../../src/features/posts/card/PostCard';
import { bookmarksApi } from '../../src/features/posts/bookmarksApi';
import { newPostReceived } from '../../src/features/posts/postsSlice';
import { aFilm, aPost, aSharedList } from '../../src/testing/builders';
import { ANA, LONG_NAME, LONG_TEXT, PHOTO, RUTH } from '../cast';
import { FIFTY_FILMS } from '../films';
import type { Entry, Story } from '../story';

const ruths = { author: RUTH, username: RUTH.username };

/** The film fields of a post. */
const EVENING = { film: aFilm(), rating: 4.5, watchedOn: '2026-11-03', again: true };

const LIST = aSharedList({ filmCount: 12, owner: RUTH, posters: FIFTY_FILMS.slice(0, 5) });
const LONG_LIST = aSharedList({
  title: 'Everything that was on at the drive-in the summer before it closed',
  owner: LONG_NAME,
});

const card = (name: string, post: Post, setting?: Story['setting']): Story => ({
  name,
  isWide: true,
  setting,
  render: () => (
    <FeedContext value={{ feed: 'explore', sort: 'latest' }}>
      <PostCard eager post={post} />
    </FeedContext>
  ),
});

const newPosts = (...postIds: string[]): Story['setting'] => ({
  happens: (dispatch) => {
    for (const postId of postIds) dispatch(newPostReceived({ postId, feeds: ['explore'] }));
  },
});

export const posts: Entry[] = [
  {
    component: 'PostCard',
    stories: [
      card('somebody else’s', aPost(ruths)),
      card('one’s own', aPost({ author: ANA })),
      card('liked', aPost({ ...ruths, likes: { likeCount: 3, likedBy: [ANA], dislikedBy: [] } })),
      card('bookmarked', aPost(ruths), {
        answers: (transport) =>
          transport.answersWith('GET /api/users/bookmark', { bookmarks: ['post-1'] }),
        happens: (dispatch) => void dispatch(bookmarksApi.endpoints.getBookmarks.initiate()),
      }),
      card('edited', aPost({ author: ANA, editedAt: '2026-03-02T09:30:00Z' })),
      card(
        'with links',
        aPost({ ...ruths, content: 'With @noirnoel at https://starlite.example' }),
      ),
      card('long', aPost({ ...ruths, content: LONG_TEXT })),
      card('by a long name', aPost({ author: LONG_NAME, username: LONG_NAME.username })),
      card('with a photo', aPost({ ...ruths, photos: PHOTO })),
      card(
        'with a described photo',
        aPost({ ...ruths, photos: PHOTO, alt: 'Cars before a screen' }),
      ),
      card('about a film', aPost({ ...ruths, ...EVENING })),
      card('about a film, with a photo', aPost({ ...ruths, ...EVENING, photos: PHOTO })),
      card('about a list', aPost({ ...ruths, list: LIST })),
      card('about a list with a long title, and a film', aPost({ ...EVENING, list: LONG_LIST })),
      card('with spoilers, covered', aPost({ ...ruths, ...EVENING, spoilers: true })),
      card('with spoilers, of one’s own', aPost({ author: ANA, ...EVENING, spoilers: true })),
      card('folded, its author muted', aPost({ ...ruths, ...EVENING, folded: 'muted' })),
      card('folded for a word', aPost({ ...ruths, folded: 'word' })),
      card('a photo alone', aPost({ ...ruths, content: '', photos: PHOTO })),
    ],
  },
  {
    component: 'FeedHeading',
    stories: [{ name: 'latest', isWide: true, render: () => <FeedHeading feed="explore" /> }],
  },
  {
    component: 'NewPosts',
    stories: [
      {
        name: 'one',
        windowHeight: 80,
        setting: newPosts('a'),
        render: () => <NewPosts feed="explore" />,
      },
      {
        name: 'several',
        windowHeight: 80,
        setting: newPosts('a', 'b', 'c'),
        render: () => <NewPosts feed="explore" />,
      },
    ],
  },
];
