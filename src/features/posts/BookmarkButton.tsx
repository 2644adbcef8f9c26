import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import { useAppDispatch } from '../../app/hooks';
import { IconButton } from '../../components/IconButton';
import { useGetBookmarksQuery } from './bookmarksApi';
import { bookmarkToggled } from './postEvents';

/** Bookmarks a post or takes the bookmark back. */
export function BookmarkButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const { bookmarked } = useGetBookmarksQuery(undefined, {
    selectFromResult: ({ data }) => ({ bookmarked: data?.includes(postId) ?? false }),
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
