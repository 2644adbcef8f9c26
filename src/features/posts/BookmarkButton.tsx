import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { IconButton } from '../../components/IconButton';
import { selectSessionUser } from '../auth/authSlice';
import { useGetBookmarksQuery } from './bookmarksApi';
import { bookmarkToggled } from './postEvents';

/** Bookmarks a post or takes the bookmark back. */
export function BookmarkButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  // What was last known shows until the bookmarks have come.
  const known = useAppSelector(
    (state) => selectSessionUser(state)?.bookmarks.includes(postId) ?? false,
  );
  const { bookmarked } = useGetBookmarksQuery(undefined, {
    selectFromResult: ({ data }) => ({ bookmarked: data?.includes(postId) ?? known }),
  });
  return (
    <IconButton
      aria-pressed={bookmarked}
      label="Bookmark"
      onClick={() => dispatch(bookmarkToggled({ postId, bookmarked: !bookmarked }))}
    >
      {bookmarked ? <BookmarkRounded /> : <BookmarkBorderRounded />}
    </IconButton>
  );
}
