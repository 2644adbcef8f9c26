import { changesTo, type Change, type Changes } from '../../../api/changes/change';
import { Kinds } from '../../../api/changes/kinds';
import { orDone } from '../../../api/changes/orDone';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening, RootState } from '../../../app/hooks';
import { refetchPostsAbout } from '../../posts/list/refetchPostsAbout';
import { listsApi } from '../listsApi';

const { addToList, removeFromList } = listsApi.endpoints;

interface Place {
  listId: string;
  filmId: string;
  isOn: boolean;
}

const targetOf = (listId: string, filmId: string) => `${listId}/${filmId}`;

/** Whether a film is on one of the viewer's lists. Stored with the other changes to lists. */
const places = new Kinds<boolean, null, RootState>('films', ({ films }) => films.changes);

const filmOnList = places.add<Change<Place>>(
  'film-on-list',
  'place',
  (_isOn, { desired }) => desired.isOn,
);

export const filmOnListToggled = filmOnList.event(
  'lists/filmOnListToggled',
  (listId: string, filmId: string, isOn: boolean) => ({
    target: targetOf(listId, filmId),
    desired: { listId, filmId, isOn },
  }),
);

/** Whether a film is on a list as the viewer sees it: as answered, with their changes applied. */
export const isShownOn = (
  changes: Changes,
  { listId, filmId, isOn }: Place,
  revision: number,
): boolean => places.shown(isOn, changesTo(changes, targetOf(listId, filmId)), revision, null);

export const listenForFilmsOnLists = (start: AppStartListening): void =>
  sendChanges(start, filmOnList, {
    call: ({ desired: { isOn, ...place } }) =>
      isOn
        ? orDone(addToList.initiate(place, { track: false }), 'filmOnList')
        : orDone(removeFromList.initiate(place, { track: false }), 'filmNotOnList'),
    // The first films of a list are shown in the posts about it.
    onSettled: ({ desired: { listId } }, _answer, api) => void refetchPostsAbout(listId, api),
  });
