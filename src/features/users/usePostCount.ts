import { useFeed } from '../posts/feed/useFeed';

/** How many posts a person has, as text: "12+" where more are to come; null while unknown. */
export const usePostCount = (username: string): string | null => {
  const { posts, hasNextPage } = useFeed({ feed: 'author', username, sort: 'latest' });
  return posts ? `${posts.length}${hasNextPage ? '+' : ''}` : null;
};
