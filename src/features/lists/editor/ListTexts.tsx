import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { RootState } from '../../../app/hooks';
import { TextArea } from '../../../components/TextArea';
import type { ListDraft } from '../../drafts/draftRecord';
import { useDraftField } from '../../drafts/useDraftField';
import { listErrors } from './listForm';

interface ListTextsProps {
  draft: ListDraft;
  select: (state: RootState) => ListDraft;
  change: (part: Partial<ListDraft>) => void;
  /** Whether the user tried to save, so that errors are shown. */
  attempted: boolean;
}

/** The fields of a list, except its films. */
export function ListTexts({ draft, select, change, attempted }: ListTextsProps) {
  const title = useDraftField(
    (state) => select(state).title,
    (text) => change({ title: text }),
  );
  const description = useDraftField(
    (state) => select(state).description,
    (text) => change({ description: text }),
  );
  const errors = attempted ? listErrors(draft) : {};
  return (
    <>
      <TextField
        {...title}
        error={errors.title !== undefined}
        helperText={errors.title}
        label="Title"
      />
      <TextArea
        {...description}
        error={errors.description !== undefined}
        helperText={errors.description}
        label="Description"
        rows={4}
      />
      <Stack sx={{ alignItems: 'start' }}>
        <FormControlLabel
          control={<Checkbox checked={draft.ranked} />}
          label="Ranked"
          onChange={(_event, ranked) => change({ ranked })}
        />
        <FormControlLabel
          control={<Checkbox checked={draft.public} />}
          label="Public"
          onChange={(_event, isPublic) => change({ public: isPublic })}
        />
        {!draft.public && <FormHelperText>Only you can see a private list.</FormHelperText>}
      </Stack>
    </>
  );
}
