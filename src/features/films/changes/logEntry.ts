import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { inThisSession } from '../../../api/sameSession';
import type { Services } from '../../../api/storeServices';
import type { RootState } from '../../../app/hooks';
import { ENTRY_TEXT_FIELDS } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { diaryApi } from '../diaryApi';

const { createEntry, editEntry } = diaryApi.endpoints;

const FIELDS = ['watchedOn', 'rating', 'again', ...ENTRY_TEXT_FIELDS] as const;

const isSameEntry = (one: DiaryEntry, other: DiaryEntry): boolean =>
  one.film._id === other.film._id &&
  FIELDS.every((field) => one[field] === other[field]) &&
  one.tags?.join() === other.tags?.join();

interface Logged {
  data?: { revision: number } | undefined;
  error?: unknown;
}

/** Creates an entry. If the server has it from an earlier attempt, it is edited to what is sent now. */
export const logEntry =
  (entry: DiaryEntry): ThunkAction<Promise<Logged>, RootState, Services, UnknownAction> =>
  async (dispatch, getState) => {
    const isSameSession = inThisSession({ getState });
    const { _id: entryId, film, postId: _postId, ...fields } = entry;
    const filmId = film._id;
    const create = createEntry.initiate({ ...fields, _id: entryId, filmId }, { track: false });
    const created = await dispatch(create);
    if (!created.data || isSameEntry(created.data.entry, entry) || !isSameSession()) return created;
    const entryData = { tags: [], ...fields, filmId };
    return dispatch(editEntry.initiate({ entryId, filmId, entryData }, { track: false }));
  };
