import type { Post } from '../../src/domain/entities';
import { hidesWords } from '../rules/hiddenWords';
import type { PostContext } from './posts';

/** The posts, folded if their viewer would rather not see them. One's own never are. */
export function folded(
  posts: readonly Post[],
  { viewer, hidden, foldsMuted = false }: PostContext,
): Post[] {
  const isHidden = hidesWords(hidden.words);
  const reasonOf = (post: Post): Post['folded'] => {
    const { author, content, pictures, film, tags = [], list } = post;
    if (author._id === viewer?._id) return undefined;
    if (foldsMuted && hidden.mutedIds.has(author._id)) return 'muted';
    const texts = [
      content,
      ...pictures.map(({ alt = '' }) => alt),
      ...tags.map((tag) => `#${tag}`),
      ...[film, list].map((named) => named?.title ?? ''),
    ];
    return isHidden(texts) ? 'word' : undefined;
  };
  return posts.map((post) => {
    const reason = reasonOf(post);
    return reason ? { ...post, folded: reason } : post;
  });
}
