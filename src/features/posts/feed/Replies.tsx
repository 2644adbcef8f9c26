import { PostFeed } from './PostFeed';

/** What a person answered others. */
export function Replies({ username }: { username: string }) {
  return (
    <PostFeed
      arg={{ feed: 'authorReplies', username, sort: 'latest' }}
      empty="No replies yet"
      emptyHint={<p>What @{username} answers others will be here.</p>}
    />
  );
}
