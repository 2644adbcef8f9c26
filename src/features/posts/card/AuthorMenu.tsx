import { useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { HidingMenu } from '../../../components/HidingMenu';
import type { MenuProps } from '../../../components/Menu';
import type { UserSummary } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { menuClosed, modalOpened } from '../../ui/uiSlice';
import { selectUser } from '../../users/changes/viewer';
import { useHiding } from '../../users/hidden/useHiding';
import { useIsMuted } from '../../users/hidden/useIsMuted';
import { selectPost } from '../changes/selectPost';
import { focusNeighbourIfRemoved } from './cardFocus';

interface AuthorMenuProps extends Pick<MenuProps, 'anchor' | 'label'> {
  postId: string;
  author: UserSummary;
}

/** Whether the page is the person's profile or post. */
const useIsPageOf = (personId: string): boolean => {
  const { postId, username } = useParams();
  return useAppSelector((state) => {
    const post = postId === undefined ? undefined : selectPost(state, postId);
    const person = username === undefined ? post?.author : selectUser(state, username);
    return person?._id === personId;
  });
};

/** What can be done about a post of somebody else, and about them. */
export function AuthorMenu({ postId, author, anchor, label }: AuthorMenuProps) {
  const dispatch = useAppDispatch();
  const isMuted = useIsMuted(author._id);
  const { mute, askToBlock } = useHiding(author, useIsPageOf(author._id));
  const keepFocus = () => {
    if (anchor.current) focusNeighbourIfRemoved(anchor.current);
  };
  const name = fullName(author);
  const about = { kind: 'post', id: postId } as const;
  return (
    <HidingMenu
      anchor={anchor}
      isMuted={isMuted}
      label={label}
      name={name}
      onBlock={() => {
        keepFocus();
        askToBlock();
      }}
      onClose={() => dispatch(menuClosed())}
      onMute={(muted) => {
        keepFocus();
        mute(muted);
      }}
      onReport={() => dispatch(modalOpened({ kind: 'report', about, name }))}
      reported="post"
    />
  );
}
