import type { HttpHandler } from 'msw';
import { diaryHandlers } from './diary';
import { diaryImportHandlers } from './diaryImport';
import { filmListHandlers } from './filmLists';
import { filmMarkHandlers } from './filmMarks';
import { filmMatchHandlers } from './filmMatch';
import { filmHandlers } from './films';
import type { Server } from './server';

export const allFilmHandlers = (server: Server): HttpHandler[] => [
  ...filmHandlers(server),
  ...filmMatchHandlers(server),
  ...filmMarkHandlers(server),
  ...filmListHandlers(server),
  ...diaryHandlers(server),
  ...diaryImportHandlers(server),
];
