import { changeFailed } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import type { AppListenerApi } from '../../../app/hooks';
import { ENTRY_TEXT_FIELDS } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { inThisSession } from '../../auth/sameSession';
import { sendDesired } from '../../auth/sendDesired';
import { diaryApi } from '../diaryApi';
import { entryChangeSettled, selectDesiredDeletion, type entryEdited } from '../filmsSlice';
import { entryDeletionId, logId } from './entryChanges';
import { refetchWatched } from './refetchWatched';

const { createEntry, deleteEntry, editEntry, restoreEntry } = diaryApi.endpoints;

interface Sent {
  data?: { revision: number } | undefined;
  error?: unknown;
}

/** Settles a logged or edited entry; if the call failed, abandons the change, which becomes a draft again. */
const settleOrFail = (
  { dispatch }: AppListenerApi,
  { id, about }: { id: string; about: string },
  { data, error }: Sent,
): void => {
  if (data) {
    dispatch(entryChangeSettled({ id, sent: null, revision: data.revision }));
    return;
  }
  const message = `${errorMessage(error)} Your entry is kept as a draft.`;
  dispatch(changeFailed({ id, about, message }));
};

const FIELDS = ['watchedOn', 'rating', 'again', ...ENTRY_TEXT_FIELDS] as const;

const isSameEntry = (one: DiaryEntry, other: DiaryEntry): boolean =>
  one.film._id === other.film._id && FIELDS.every((field) => one[field] === other[field]);

/** Sends a new entry. If the server has it from an earlier attempt, it is edited to what was sent now. */
export const logEntry = async (entry: DiaryEntry, api: AppListenerApi): Promise<void> => {
  const isSameSession = inThisSession(api);
  const { _id: entryId, film, postId: _postId, ...fields } = entry;
  const filmId = film._id;
  const create = createEntry.initiate({ ...fields, _id: entryId, filmId }, { track: false });
  const created = await api.dispatch(create);
  if (!isSameSession()) return;
  const id = logId(entryId);
  if (!created.data || isSameEntry(created.data.entry, entry)) {
    settleOrFail(api, { id, about: id }, created);
    return;
  }
  const edit = editEntry.initiate(
    { entryId, filmId, entryData: { ...fields, filmId } },
    { track: false },
  );
  const edited = await api.dispatch(edit);
  if (isSameSession()) settleOrFail(api, { id, about: id }, edited);
};

/** Sends an entry's edit. */
export const sendEdit = async (
  { id, entryId, filmId, fields }: ReturnType<typeof entryEdited>['payload'],
  api: AppListenerApi,
): Promise<void> => {
  const isSameSession = inThisSession(api);
  const call = editEntry.initiate({ entryId, filmId, entryData: fields }, { track: false });
  const sent = await api.dispatch(call);
  if (isSameSession()) settleOrFail(api, { id, about: `edit-entry:${entryId}` }, sent);
};

/** Deletes or restores an entry; only the latest desired state is sent. */
export const sendDeletion = async (
  { _id, film }: DiaryEntry,
  api: AppListenerApi,
): Promise<void> => {
  const id = entryDeletionId(_id);
  await sendDesired<{ revision: number }>(api, {
    id,
    desired: () => selectDesiredDeletion(api.getState(), id),
    send: (isDeleted): Promise<Sent> => {
      const call = { entryId: _id, filmId: film._id };
      return isDeleted
        ? api.dispatch(deleteEntry.initiate(call, { track: false }))
        : api.dispatch(restoreEntry.initiate(call, { track: false }));
    },
    onSettled: ({ revision }, sent) => {
      api.dispatch(entryChangeSettled({ id, sent, revision }));
      if (sent) void refetchWatched(film._id, api);
    },
  });
};
