import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import styled from '@emotion/styled';
import type { RootState } from '../../../app/hooks';
import { LazyRegion } from '../../../components/LazyRegion';
import { growingTextarea } from '../../../theme/growingTextarea';
import { colour, space, text } from '../../../theme/tokens';
import { useDraftField } from '../../drafts/useDraftField';
import { LazyMentionOptions } from './LazyMentionOptions';
import { pastedFiles } from './usePhotoDrop';
import type { PostDraft } from '../../drafts/postDraft';

const Field = styled(InputBase)({
  display: 'block',
  padding: 0,
  fontSize: text.lead,
  '& textarea': {
    ...growingTextarea,
    boxSizing: 'border-box',
    minHeight: '76px',
    maxHeight: '50vh',
    padding: `${space(2)} 0`,
    lineHeight: 1.5,
  },
  '& textarea:focus-visible': { boxShadow: `0 2px 0 ${colour.accent}` },
});

/** Selects a draft from the state. */
export type SelectDraft = (state: RootState) => PostDraft;

interface DraftTextProps {
  select: SelectDraft;
  onText: (content: string) => void;
  /** Receives pasted files. */
  onFiles: (files: File[]) => void;
  label: string;
  placeholder: string;
  ref: React.RefObject<HTMLTextAreaElement | null>;
}

/** The text box of a draft, with mention suggestions. */
export function DraftText({ select, onText, onFiles, label, placeholder, ref }: DraftTextProps) {
  const field = useDraftField((state) => select(state).content, onText);
  const { value } = field;
  return (
    <Box sx={{ position: 'relative' }}>
      <Field
        {...field}
        fullWidth
        inputComponent="textarea"
        inputRef={ref}
        multiline
        onPaste={(event) => {
          const files = pastedFiles(event.clipboardData);
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
        placeholder={placeholder}
        rows={2}
        slotProps={{ input: { 'aria-label': label, dir: 'auto' } }}
      />
      {value.includes('@') && (
        <LazyRegion>
          <LazyMentionOptions area={ref} />
        </LazyRegion>
      )}
    </Box>
  );
}
