import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { draftKey } from '../changes/entryDrafts';
import { entryDraftDropped, entryEdited } from '../filmsSlice';
import { editsOf } from './entryForm';
import { EntryDialog } from './EntryDialog';
import { useDiary } from './useDiary';

function EditEntry({ entryId, username }: { entryId: string; username: string }) {
  const dispatch = useAppDispatch();
  const entry = useDiary(username).entries?.find(({ _id }) => _id === entryId);
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

/** Changes what the viewer said of an evening with a film. */
export function EditEntryDialog({ entryId }: { entryId: string }) {
  const username = useAppSelector(selectSessionUser)?.username;
  return username !== undefined && <EditEntry entryId={entryId} username={username} />;
}
