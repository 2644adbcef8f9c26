import type { Change } from '../../../api/changes/change';
import { orDone } from '../../../api/changes/orDone';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import type { List } from '../../../domain/lists';
import { refetchPostsAbout } from '../../posts/list/refetchPostsAbout';
import { toastQueued } from '../../ui/uiSlice';
import { listsApi } from '../listsApi';
import { listToasts } from '../listToasts';
import { listChanges } from './listChanges';
import { sharedListChanges } from './sharedListChanges';

const { deleteList, restoreList } = listsApi.endpoints;

interface ListDeletion extends Change<boolean> {
  title: string;
}

const deletion = listChanges.add<ListDeletion>('delete-list', 'list', (shown, { desired }) =>
  desired ? null : shown,
);

sharedListChanges.addEffect(deletion, (list, { desired }) => (desired ? null : list));

const deleted =
  (desired: boolean) =>
  ({ _id, title }: Pick<List, '_id' | 'title'>) => ({ target: _id, desired, title });

export const listDeleted = deletion.event('lists/listDeleted', deleted(true));

/** The owner undid the deletion. */
export const listDeletionUndone = deletion.event('lists/listDeletionUndone', deleted(false));

/** Sends deletions and their undos; only the latest counts. */
export const listenForListDeletions = (start: AppStartListening): void =>
  sendChanges(start, deletion, {
    onMade: ({ target, title, desired }, { dispatch }) => {
      const undo = listDeletionUndone({ _id: target, title });
      if (desired) dispatch(toastQueued(listToasts.listDeleted(target, undo, title)));
    },
    call: ({ target, desired }) =>
      desired
        ? orDone(deleteList.initiate(target, { track: false }), 'listNotFound')
        : restoreList.initiate(target, { track: false }),
    // Answers from after the deletion lack the list, and no change can give it back to them.
    onSettled: ({ target, desired }, _answer, api) => {
      if (!desired) void refetchPostsAbout(target, api);
    },
  });
