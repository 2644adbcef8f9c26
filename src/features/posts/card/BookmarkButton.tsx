import { memo } from 'react';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import IconButton from '@mui/material/IconButton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { focusNeighbourIfRemoved } from './cardFocus';
import { selectBookmarkedIds, bookmarkToggled } from '../changes/bookmark';

/** Bookmarks a post or removes the bookmark. The component that renders it fetches the bookmarks. */
export const BookmarkButton = memo(function BookmarkButton({ postId }: { postId: string }) {
  const dispatch = useAppDispatch();
  const bookmarked = useAppSelector((state) => selectBookmarkedIds(state).has(postId));
  return (
    <IconButton
      aria-label="Bookmark"
      title="Bookmark"
      aria-pressed={bookmarked}
      onClick={({ currentTarget }) => {
        focusNeighbourIfRemoved(currentTarget);
        dispatch(bookmarkToggled(postId, !bookmarked));
      }}
    >
      <BookmarkRounded />
    </IconButton>
  );
});
