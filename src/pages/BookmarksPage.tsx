import { PageHeading } from '../components/PageHeading';
import { PostFeed } from '../features/posts/feed/PostFeed';

/** `/bookmarks`: the posts the viewer bookmarked. */
export function BookmarksPage() {
  return (
    <>
      <PageHeading title="Bookmarks" />
      <PostFeed
        arg={{ feed: 'bookmarks', sort: 'latest' }}
        empty="No Bookmarks"
        emptyHint={<p>Posts that you bookmark wait for you here.</p>}
      />
    </>
  );
}
