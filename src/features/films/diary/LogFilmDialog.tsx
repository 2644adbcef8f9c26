import { useAppDispatch } from '../../../app/hooks';
import { entryLogged } from '../filmsSlice';
import { EntryDialog } from './EntryDialog';
import { fieldsOf } from './entryForm';
import { newEntryId } from './newEntryId';

/** Logs a film in the diary. */
export function LogFilmDialog() {
  const dispatch = useAppDispatch();
  return (
    <EntryDialog
      entry={null}
      onSave={(form, draft) => {
        const { film } = form;
        if (!film) return;
        const fields = fieldsOf(form);
        dispatch(entryLogged({ ...fields, film, _id: newEntryId(draft, film, fields) }));
      }}
      title="Log a film"
    />
  );
}
