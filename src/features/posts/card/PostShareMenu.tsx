import { ShareMenu } from '../../../components/ShareMenu';
import { paths } from '../../../lib/paths';
import { useShareMenu } from '../../ui/useShareMenu';

interface PostShareMenuProps {
  postId: string;
  anchor: React.RefObject<HTMLButtonElement | null>;
}

/** The ways to share a post. */
export function PostShareMenu({ postId, anchor }: PostShareMenuProps) {
  const menu = useShareMenu({
    path: paths.post(postId),
    title: 'A post on Cinefolk',
    subject: { kind: 'post', postId },
  });
  return <ShareMenu {...menu} anchor={anchor} />;
}
