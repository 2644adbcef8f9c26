import { accountEndpoints } from './account';
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
import { hidingEndpoints } from './hiding';
import { invitationEndpoints } from './invitations';
import { moderationEndpoints } from './moderation';
import { notificationSettingsEndpoints } from './notificationSettings';
import { postWriteEndpoints } from './postWrites';
import { profileEndpoints } from './profile';
import { reactionEndpoints } from './reactions';
import { reportEndpoints } from './reports';
import { listFilmEndpoints } from './listFilms';
import { listReactionEndpoints } from './listReactions';
import { listReadEndpoints } from './listReads';
import { listWriteEndpoints } from './listWrites';
import type { Server } from './server';

/** The calls that no feed waits for, in a chunk of their own in the page: sign-in, most changes, and films. */
export const laterEndpoints = (server: Server): Endpoint[] => [
  ...authEndpoints(server),
  ...accountEndpoints(server),
  ...bookmarkEndpoints(server),
  ...followEndpoints(server),
  ...hidingEndpoints(server),
  ...invitationEndpoints(server),
  ...profileEndpoints(server),
  ...reactionEndpoints(server),
  ...notificationSettingsEndpoints(server),
  ...postWriteEndpoints(server),
  ...filmEndpoints(server),
  ...filmMatchEndpoints(server),
  ...filmNoteEndpoints(server),
  ...directorEndpoints(server),
  ...filmMarkEndpoints(server),
  ...filmListEndpoints(server),
  ...diaryEndpoints(server),
  ...diaryImportEndpoints(server),
  ...listReadEndpoints(server),
  ...listWriteEndpoints(server),
  ...listFilmEndpoints(server),
  ...listReactionEndpoints(server),
  ...reportEndpoints(server),
  ...moderationEndpoints(server),
];
