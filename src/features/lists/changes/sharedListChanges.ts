import { Kinds } from '../../../api/changes/kinds';
import type { RootState } from '../../../app/hooks';
import type { SharedList } from '../../../domain/entities';

/**
 * What the viewer's changes to a list do to the posts about it. Null: the list is deleted. The kinds add their
 * effects with the screens that can change a list, which no feed loads.
 */
export const sharedListChanges = new Kinds<SharedList | null, null, RootState>(
  'films',
  ({ films }) => films.changes,
);
