import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { StarsInput } from '../../../components/StarsInput';
import type { EntryText } from '../../../domain/entryTexts';
import { today } from '../../../lib/dayjs';
import type { EntryDraft } from '../changes/entryDrafts';
import type { EntryErrors, EntryForm } from './entryForm';

interface EntryFieldsetProps {
  form: EntryForm;
  /** Empty until the user tries to save. */
  errors: EntryErrors;
  onChange: (fields: EntryDraft) => void;
}

/** The fields of an entry's form, except the film. */
export function EntryFieldset({ form, errors, onChange }: EntryFieldsetProps) {
  const text = (field: EntryText) => ({
    error: errors[field] !== undefined,
    helperText: errors[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [field]: target.value }),
    slotProps: { htmlInput: { dir: 'auto' } },
    value: form[field],
  });
  return (
    <>
      <TextField
        error={errors.watchedOn !== undefined}
        helperText={errors.watchedOn}
        label="Watched on"
        onChange={({ target }) => onChange({ watchedOn: target.value })}
        slotProps={{ htmlInput: { max: today() } }}
        sx={{ maxWidth: 220 }}
        type="date"
        value={form.watchedOn}
      />
      <StarsInput onRate={(rating) => onChange({ rating })} rating={form.rating} />
      <FormControlLabel
        control={<Checkbox checked={form.again} />}
        label="Watched before"
        onChange={(_event, again) => onChange({ again })}
      />
      <TextField {...text('text')} label="Your words" multiline rows={5} />
    </>
  );
}
