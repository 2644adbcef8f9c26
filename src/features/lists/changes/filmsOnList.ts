import { v7 as uuid } from 'uuid';
import type { Change } from '../../../api/changes/change';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import type { List } from '../../../domain/lists';
import { selectionEnded, selectSelection } from '../../films/filmsSlice';
import { refetchPostsAbout } from '../../posts/list/refetchPostsAbout';
import { toastQueued } from '../../ui/uiSlice';
import { listsApi } from '../listsApi';
import { listToasts } from '../listToasts';
import { listChanges } from './listChanges';

const { addFilmsToList, removeFilmsFromList } = listsApi.endpoints;

interface FilmSet extends Change<boolean> {
  title: string;
  filmIds: readonly string[];
}

/** Which of the films are on the list already, only the server knows: so the list is shown as answered. */
const filmSet = listChanges.add<FilmSet>('films-on-list', 'films');

const changed =
  (desired: boolean) =>
  ({ _id, title }: Pick<List, '_id' | 'title'>, filmIds: readonly string[]) => ({
    id: `films-on-list:${uuid()}`,
    target: _id,
    desired,
    title,
    filmIds,
  });

export const filmsPutOnList = filmSet.event('lists/filmsPutOnList', changed(true));

/** The viewer undid it. */
export const filmsTakenOffList = filmSet.event('lists/filmsTakenOffList', changed(false));

/**
 * Sends several films for a list with one call. Once they are on it, their selection ends, and a toast says how many were
 * not on it yet, with Undo.
 */
export const listenForFilmSets = (start: AppStartListening): void =>
  sendChanges(start, filmSet, {
    call: ({ target: listId, filmIds, desired }) =>
      (desired ? addFilmsToList : removeFilmsFromList).initiate(
        { listId, filmIds },
        { track: false },
      ),
    onSettled: ({ target, title, desired }, { changed: filmIds }, api, before) => {
      const selection = selectSelection(api.getState());
      // Not one that was made since.
      if (desired && selection && selection === selectSelection(before))
        api.dispatch(selectionEnded());
      const undo = filmsTakenOffList({ _id: target, title }, filmIds);
      if (desired) api.dispatch(toastQueued(listToasts.filmsAdded(title, filmIds.length, undo)));
      void refetchPostsAbout(target, api);
    },
  });
