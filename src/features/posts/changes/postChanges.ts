import type { Change } from '../../../api/changes/change';
import { Kinds } from '../../../api/changes/kinds';
import type { RootState } from '../../../app/hooks';
import type { Post, User } from '../../../domain/entities';

/** The kinds of changes to posts. */
export const postChanges = new Kinds<Post, User, RootState>('posts', ({ posts }) => posts.changes);

/** Deleted or not. It is no effect on a cached post: `overlay.ts` decides by it whether there is one. */
export const deletion = postChanges.add<Change<boolean>>('delete', 'toggle');
