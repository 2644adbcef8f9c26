import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import type { RootState } from '../../../app/hooks';
import { TextArea } from '../../../components/TextArea';
import { useDraftField } from '../../drafts/useDraftField';
import { focusOnMount } from '../../../lib/focus';
import { growingTextarea } from '../../../theme/growingTextarea';
import { CharactersLeft } from './CharactersLeft';
import { altCharactersLeft } from '../../drafts/postDraftRules';

const Field = styled(TextArea)({
  '& textarea': { ...growingTextarea, minHeight: '48px', maxHeight: '30vh' },
});

interface DescriptionFieldProps {
  /** Appended to its label if a draft has several photos; else empty. */
  number: string;
  /** Selects the description from the state. */
  select: (state: RootState) => string;
  onDescribe: (alt: string) => void;
}

/** The field for a photo's description. It takes the focus on mount. */
export function DescriptionField({ number, select, onDescribe }: DescriptionFieldProps) {
  const field = useDraftField(select, onDescribe);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Field
        {...field}
        inputRef={focusOnMount}
        label={`Photo description${number}`}
        placeholder="What does the photo show, for people who can’t see it?"
        rows={1}
      />
      <CharactersLeft left={altCharactersLeft(field.value)} />
    </Stack>
  );
}
