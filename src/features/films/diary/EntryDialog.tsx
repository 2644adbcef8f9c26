import { useId } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Dialog } from '../../../components/Dialog';
import { useAttempt } from '../../../components/useAttempt';
import type { DiaryEntry } from '../../../domain/films';
import { BUTTON_INSET } from '../../../theme/tokens';
import { places } from '../../drafts/draftRecord';
import { draftDropped, entryDraftChanged, selectEntryDraft } from '../../drafts/draftsSlice';
import { modalClosed } from '../../ui/uiSlice';
import { EntryFieldset } from './EntryFieldset';
import { EntryFilm } from './EntryFilm';
import { formOf, validateEntry, type EntryForm } from './entryForm';

interface EntryDialogProps {
  title: string;
  /** The entry to edit; null for a new one, whose film can be chosen. */
  entry: DiaryEntry | null;
  /** Called only with a valid form, and with the id of its draft, if anything was filled in. */
  onSave: (form: EntryForm, draftId: string | undefined) => void;
}

/** The form of a diary entry. What was filled in remains as a draft when the dialog is closed. */
export function EntryDialog({ title, entry, onSave }: EntryDialogProps) {
  const dispatch = useAppDispatch();
  const entryId = entry?._id ?? null;
  const unsaved = useAppSelector((state) => selectEntryDraft(state, entryId));
  const { form: formRef, attempted, attempt } = useAttempt();
  const formId = useId();
  const form: EntryForm = { ...formOf(entry), ...unsaved?.draft };
  const errors = validateEntry(form);
  const close = () => dispatch(modalClosed());
  const save = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    if (Object.keys(errors).length > 0) return;
    onSave(form, unsaved?._id);
    close();
  };
  return (
    <Dialog
      action={
        <Button form={formId} size="small" type="submit" variant="contained">
          Save
        </Button>
      }
      onClose={close}
      open
      title={title}
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={save}
        ref={formRef}
        sx={{ gap: 4, p: 5 }}
      >
        <EntryFilm
          film={form.film}
          problem={attempted ? errors.film : undefined}
          {...(!entry && {
            onChoose: (film) => dispatch(entryDraftChanged({ entryId, change: { film } })),
          })}
        />
        <EntryFieldset
          errors={attempted ? errors : {}}
          form={form}
          onChange={(change) => dispatch(entryDraftChanged({ entryId, change }))}
        />
        {unsaved && (
          <Button
            onClick={() => dispatch(draftDropped(places.entry(entryId)))}
            size="small"
            sx={{ alignSelf: 'start', ml: `-${BUTTON_INSET.small}` }}
          >
            Discard changes
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
