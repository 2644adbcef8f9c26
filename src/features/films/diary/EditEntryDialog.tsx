import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { places } from '../../drafts/draftRecord';
import { draftDropped, selectHasDraft } from '../../drafts/draftsSlice';
import { toasts } from '../../ui/toast';
import { modalClosed, toastQueued } from '../../ui/uiSlice';
import { editsOf } from './entryForm';
import { EntryDialog } from './EntryDialog';
import { useDiary } from './useDiary';
import { entryEdited } from '../changes/entry';

function EditEntry({ entryId, username }: { entryId: string; username: string }) {
  const dispatch = useAppDispatch();
  const { entries } = useDiary(username);
  const entry = entries?.find(({ _id }) => _id === entryId);
  const isGone = entries !== undefined && entry === undefined;
  const place = places.entry(entryId);
  const isTextKept = useAppSelector((state) => selectHasDraft(state, place));
  const closeGone = useEffectEvent(() => {
    dispatch(modalClosed());
    dispatch(toastQueued(toasts.entityGone('This diary entry no longer exists.', isTextKept)));
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
        else dispatch(draftDropped(place));
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
