import { authEndpoints } from './auth';
import { bookmarkEndpoints } from './bookmarks';
import { diaryEndpoints } from './diary';
import { directorEndpoints } from './directors';
import { diaryImportEndpoints } from './diaryImport';
import { filmListEndpoints } from './filmLists';
import { filmMarkEndpoints } from './filmMarks';
import { filmMatchEndpoints } from './filmMatch';
import { filmNoteEndpoints } from './filmNotes';
import type { Endpoint } from './endpoint';
import { filmEndpoints } from './films';
import { followEndpoints } from './follows';
import { postWriteEndpoints } from './postWrites';
import { profileEndpoints } from './profile';
import { reactionEndpoints } from './reactions';
import type { Server } from './server';

/** The calls that no feed waits for, in a chunk of their own in the page: sign-in, most changes, and films. */
export const laterEndpoints = (server: Server): Endpoint[] => [
  ...authEndpoints(server),
  ...bookmarkEndpoints(server),
  ...followEndpoints(server),
  ...profileEndpoints(server),
  ...reactionEndpoints(server),
  ...postWriteEndpoints(server),
  ...filmEndpoints(server),
  ...filmMatchEndpoints(server),
  ...filmNoteEndpoints(server),
  ...directorEndpoints(server),
  ...filmMarkEndpoints(server),
  ...filmListEndpoints(server),
  ...diaryEndpoints(server),
  ...diaryImportEndpoints(server),
];
