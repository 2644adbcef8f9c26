import { useAppDispatch } from '../../../app/hooks';
import { EntryDialog } from './EntryDialog';
import { fieldsOf } from './entryForm';
import { entryLogged } from '../changes/entry';

/** Logs a film in the diary. */
export function LogFilmDialog() {
  const dispatch = useAppDispatch();
  return (
    <EntryDialog
      entry={null}
      onSave={(form, draftId) => {
        const { film } = form;
        // Under the draft's id, so that an entry whose answer was lost is not logged twice.
        if (film) dispatch(entryLogged({ ...fieldsOf(form), film, _id: draftId }));
      }}
      title="Log a film"
    />
  );
}
