import { useHref } from 'react-router-dom';
import { paths } from '../../../lib/paths';

/** A post's whole address, for those who are elsewhere: origin, base path and the post's own. */
export const usePostLink = (postId: string): string => {
  const href = useHref(paths.post(postId));
  return new URL(href, window.location.origin).href;
};
