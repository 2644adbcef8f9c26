import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { StarsInput } from '../../../components/StarsInput';
import { TagsInput } from '../../../components/TagsInput';
import { TextArea } from '../../../components/TextArea';
import type { EntryText } from '../../../domain/entryTexts';
import { LIMITS } from '../../../domain/limits';
import { today } from '../../../lib/dayjs';
import { useNow } from '../../../lib/useNow';
import type { EntryDraft } from '../../drafts/draftRecord';
import { useOwnTags } from '../useOwnTags';
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
    value: form[field],
  });
  return (
    <>
      <TextField
        error={errors.watchedOn !== undefined}
        helperText={errors.watchedOn}
        label="Watched on"
        onChange={({ target }) => onChange({ watchedOn: target.value })}
        slotProps={{ htmlInput: { min: LIMITS.firstWatchDay, max: useNow(today) } }}
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
      <TagsInput known={useOwnTags()} onChange={(tags) => onChange({ tags })} tags={form.tags} />
      <TextArea
        {...text('text')}
        helperText={errors.text ?? 'Everyone can read them in your diary and on the film’s page.'}
        label="Your notes"
        rows={5}
      />
    </>
  );
}
