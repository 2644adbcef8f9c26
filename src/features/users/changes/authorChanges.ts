import type { FeedArg } from '../../../api/feedAddress';
import { Kinds } from '../../../api/changes/kinds';
import type { RootState } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';

/**
 * What the viewer's changes to a person do to that person's posts in a feed, or outside of all. Null: there are none
 * for the viewer. The kinds add themselves with the menus that can hide somebody, which no feed waits for.
 */
export const authorChanges = new Kinds<Post | null, FeedArg['feed'] | null, RootState>(
  'users',
  ({ users }) => users.changes,
);
