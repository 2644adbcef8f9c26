import { errorStatus } from '../../api/errorMessage';
import { useAppSelector } from '../../app/hooks';
import { PostSkeleton } from '../../components/PostSkeleton';
import { PostCard } from '../../features/posts/card/PostCard';
import { selectPost } from '../../features/posts/changes/selectPost';
import { useGetPostQuery } from '../../features/posts/postsApi';
import { DeletedPost } from './DeletedPost';

/** The post that the reply on screen answers, or a note that it was deleted; nothing if it cannot be loaded. */
export function ParentPost({ postId }: { postId: string }) {
  const { data, error } = useGetPostQuery(postId);
  const post = useAppSelector((state) => selectPost(state, postId));
  if (post) return <PostCard post={post} />;
  if (data || errorStatus(error) === 404) return <DeletedPost />;
  return error ? null : <PostSkeleton />;
}
