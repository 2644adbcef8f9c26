import type { MenuProps } from '../../../components/Menu';
import type { UserSummary } from '../../../domain/entities';
import { AuthorMenu } from './AuthorMenu';
import { OwnPostMenu } from './OwnPostMenu';

interface PostMenuListProps extends Pick<MenuProps, 'anchor' | 'label'> {
  postId: string;
  /** The author; null for the viewer's own post. */
  author: UserSummary | null;
}

/** The open menu of a post. */
export function PostMenuList({ author, ...menu }: PostMenuListProps) {
  return author ? <AuthorMenu {...menu} author={author} /> : <OwnPostMenu {...menu} />;
}
