import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { StarsInput } from '../../../components/StarsInput';
import { today } from '../../../lib/dayjs';
import type { EntryDraft } from '../changes/entryDrafts';
import type { EntryErrors, EntryForm } from './entryForm';

interface EntryFieldsetProps {
  form: EntryForm;
  /** What is wrong with it, once somebody tried to save it. */
  errors: EntryErrors;
  onChange: (fields: EntryDraft) => void;
}

/** What can be said of an evening with a film. */
export function EntryFieldset({ form, errors, onChange }: EntryFieldsetProps) {
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
      <TextField
        error={errors.text !== undefined}
        helperText={errors.text}
        label="Your words"
        multiline
        onChange={({ target }) => onChange({ text: target.value })}
        rows={5}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        value={form.text}
      />
    </>
  );
}
