import { Kinds } from '../../../api/changes/kinds';
import type { RootState } from '../../../app/hooks';
import type { List, ListFilm } from '../../../domain/lists';

/** A list as the viewer sees it. */
export interface ShownList {
  list: List;
  /** All its films, as the viewer's edit has them; null if they are as answered. */
  films: readonly ListFilm[] | null;
}

/** The kinds of changes to lists. A deleted list is shown as null. They are stored with those to films. */
export const listChanges = new Kinds<ShownList | null, null, RootState>(
  'films',
  ({ films }) => films.changes,
);
