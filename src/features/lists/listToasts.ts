import type { UnknownAction } from '@reduxjs/toolkit';
import { success, toasts, undoable, type ToastContent } from '../ui/toast';
import { films } from './counts';

/** What lists report. */
export const listToasts = {
  listMade: (listId: string): ToastContent => success('List created', `make-list:${listId}`),
  listUpdated: (listId: string): ToastContent => success('List updated', `edit-list:${listId}`),
  listCloned: (): ToastContent => success('List cloned'),
  filmsAdded: (title: string, count: number, undo: UnknownAction): ToastContent => ({
    ...(count === 0
      ? toasts.info(`All of them are on “${title}” already`)
      : undoable(`${films(count)} added to “${title}”`, 'films-on-list', undo)),
    name: title,
  }),
  listDeleted: (listId: string, undo: UnknownAction, title: string): ToastContent => ({
    ...undoable('List deleted', `delete-list:${listId}`, undo),
    deleted: `List: ${title}`,
  }),
};
