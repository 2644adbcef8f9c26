import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { toasts } from '../../ui/toast';
import { modalClosed, toastQueued } from '../../ui/uiSlice';
import { draftKey } from '../changes/entryDrafts';
import { entryDraftDropped, entryEdited, selectEntryDraft } from '../filmsSlice';
import { editsOf } from './entryForm';
import { EntryDialog } from './EntryDialog';
import { useDiary } from './useDiary';

function EditEntry({ entryId, username }: { entryId: string; username: string }) {
  const dispatch = useAppDispatch();
  const { entries } = useDiary(username);
  const entry = entries?.find(({ _id }) => _id === entryId);
  const isGone = entries !== undefined && entry === undefined;
  const isTextKept = useAppSelector(
    (state) => selectEntryDraft(state, draftKey(entryId)) !== undefined,
  );
  const closeGone = useEffectEvent(() => {
    dispatch(modalClosed());
    dispatch(toastQueued(toasts.subjectGone('This diary entry no longer exists.', isTextKept)));
  });
  // Another tab may have deleted it.
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);
  if (!entry) return null;
  return (
    <EntryDialog
      entry={entry}
      onSave={(form) => {
        const fields = editsOf(entry, form);
        if (Object.keys(fields).length > 0)
          dispatch(entryEdited({ entryId, filmId: entry.film._id, fields }));
        else dispatch(entryDraftDropped(draftKey(entryId)));
      }}
      title="Edit diary entry"
    />
  );
}

/** Edits one of the viewer's diary entries. Closes with a toast if the entry is gone. */
export function EditEntryDialog({ entryId }: { entryId: string }) {
  const username = useAppSelector(selectSessionUser)?.username;
  return username !== undefined && <EditEntry entryId={entryId} username={username} />;
}
