import { diaryHandles } from './diary';
import { diaryImportHandles } from './diaryImport';
import { filmListHandles } from './filmLists';
import { filmMarkHandles } from './filmMarks';
import { filmMatchHandles } from './filmMatch';
import { filmHandles } from './films';
import type { Handles } from './route';
import type { Server } from './server';

/** What every call about films does. */
export const allFilmHandles = (server: Server): Handles => ({
  ...filmHandles(server),
  ...filmMatchHandles(server),
  ...filmMarkHandles(server),
  ...filmListHandles(server),
  ...diaryHandles(server),
  ...diaryImportHandles(server),
});
