import { useAppDispatch } from '../../../app/hooks';
import { entryLogged } from '../filmsSlice';
import { EntryDialog } from './EntryDialog';
import { fieldsOf } from './entryForm';

/** Logs a film in the diary. */
export function LogFilmDialog() {
  const dispatch = useAppDispatch();
  return (
    <EntryDialog
      entry={null}
      onSave={(form, sentAs) => {
        if (form.film) dispatch(entryLogged({ ...fieldsOf(form), film: form.film, sentAs }));
      }}
      title="Log a film"
    />
  );
}
