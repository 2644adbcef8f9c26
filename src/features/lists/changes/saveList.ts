import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import { changesTo, isOpen, type Change, type Changes } from '../../../api/changes/change';
import { sendChanges } from '../../../api/changes/sendChanges';
import { inThisSession } from '../../../api/sameSession';
import type { Services } from '../../../api/storeServices';
import type { AppStartListening, RootState } from '../../../app/hooks';
import { LIST_LIMITS } from '../../../domain/listLimits';
import type { List, ListFilm } from '../../../domain/lists';
import { listDraftSent } from '../../drafts/draftsSlice';
import { toastQueued } from '../../ui/uiSlice';
import { draftOfList, sentFilms, type ListFields } from '../listFields';
import { listsApi } from '../listsApi';
import { listToasts } from '../listToasts';
import { listChanges } from './listChanges';
import { sharedListChanges } from './sharedListChanges';

const { createList, editList } = listsApi.endpoints;

/** Holds the list, which no answer has yet. */
interface NewList extends Change<boolean> {
  list: List;
  films: readonly ListFilm[];
  /** Whether it was sent before, and can have been made although no answer came. */
  isResent: boolean;
}

const making = listChanges.add<NewList>('make-list', null);

interface ListEdit extends Change<ListFields> {
  /** The revision of the list that the edit began from. */
  began: number;
}

const edit = listChanges.add<ListEdit>(
  'edit-list',
  null,
  (shown, { desired: { films, ...facts } }) =>
    shown && { list: { ...shown.list, ...facts, filmCount: films.length }, films },
);

sharedListChanges.addEffect(
  edit,
  (list, { desired: { title, films } }) =>
    list && {
      ...list,
      title,
      filmCount: films.length,
      posters: films.slice(0, LIST_LIMITS.posters).map(({ film }) => film),
    },
);

type Facts = Pick<List, '_id' | 'title' | 'description' | 'ranked' | 'public' | 'owner'>;

export const listMade = making.event(
  'lists/listMade',
  (facts: Facts, films: readonly ListFilm[], isResent: boolean) => {
    const now = new Date().toISOString();
    const list: List = {
      ...facts,
      filmCount: films.length,
      likeCount: 0,
      liked: false,
      createdAt: now,
      updatedAt: now,
      revision: 0,
    };
    return { target: list._id, desired: true, list, films, isResent };
  },
);

export const listEdited = edit.event(
  'lists/listEdited',
  ({ listId, fields, began }: { listId: string; fields: ListFields; began: number }) => ({
    id: `edit-list:${uuid()}`,
    target: listId,
    desired: fields,
    began,
  }),
);

/** The list that was just made under this id; undefined if there is none. */
export const madeList = (changes: Changes, listId: string): NewList | undefined =>
  making.find(changes, listId);

/** Whether a cached list may lack the viewer's latest words about it. */
export const isBehind = (changes: Changes, listId: string, revision: number): boolean =>
  changesTo(changes, listId).some(
    (change) => change.kind !== 'like-list' && isOpen(change, revision),
  );

interface Saved {
  data?: { revision: number } | undefined;
  error?: unknown;
}

/** Makes a list. If the server can have it from an earlier attempt, it is edited to what is sent now. */
const makeList =
  ({
    list,
    films,
    isResent,
  }: NewList): ThunkAction<Promise<Saved>, RootState, Services, UnknownAction> =>
  async (dispatch, getState) => {
    const isSameSession = inThisSession({ getState });
    const { _id, title, description, ranked, public: isPublic } = list;
    const listData = { title, description, ranked, public: isPublic, films: sentFilms(films) };
    const made = await dispatch(createList.initiate({ _id, ...listData }, { track: false }));
    if (!made.data || !isResent || !isSameSession()) return made;
    return dispatch(editList.initiate({ listId: _id, listData }, { track: false }));
  };

const failureNote = 'Your list is kept as a draft.';

/** Sends new lists and edits. What fails is a draft again. */
export const listenForSavedLists = (start: AppStartListening): void => {
  sendChanges(start, making, {
    onMade: ({ id, target, list, films }, { dispatch }) => {
      const draft = { ...draftOfList(list, films), began: 0 };
      dispatch(listDraftSent({ _id: target, listId: null, changeId: id, draft }));
      dispatch(toastQueued(listToasts.listMade(target)));
    },
    call: makeList,
    failureNote,
  });
  sendChanges(start, edit, {
    onMade: ({ id, target, desired: { films, ...facts }, began }, { dispatch }) => {
      const draft = { ...draftOfList(facts, films), began };
      dispatch(listDraftSent({ _id: id, listId: target, changeId: id, draft }));
      dispatch(toastQueued(listToasts.listUpdated(target)));
    },
    call: ({ target: listId, desired: { films, ...facts }, began: revision }) =>
      editList.initiate(
        { listId, listData: { ...facts, films: sentFilms(films) }, revision },
        { track: false },
      ),
    failureNote,
  });
};
