import { lazyComponent } from '../../../components/lazyComponent';
import { OptionsButton } from '../../../components/OptionsButton';
import type { UserSummary } from '../../../domain/entities';
import { fullName } from '../../../lib/people';
import { useMenuButton } from '../../ui/useMenuButton';

const PostMenuList = lazyComponent(async () => (await import('./PostMenuList')).PostMenuList);

export const preloadPostMenu = PostMenuList.preload;

interface PostMenuProps {
  postId: string;
  /** The author; null for the viewer's own post. */
  author: UserSummary | null;
}

/** The options menu of a post: of the viewer's own for the post itself, else for its author. */
export function PostMenu({ postId, author }: PostMenuProps) {
  const menu = useMenuButton('post', postId);
  const label = author ? `Options for ${fullName(author)}` : 'Post options';
  return (
    <OptionsButton {...menu} label={label}>
      <PostMenuList anchor={menu.anchor} author={author} label={label} postId={postId} />
    </OptionsButton>
  );
}
