import styled from '@emotion/styled';
import type { RootState } from '../../../app/hooks';
import { colour, space, text } from '../../../theme/tokens';
import { useDraftField } from '../../ui/useDraftField';
import { pastedFile } from './photoFile';
import type { Draft } from '../postsSlice';

const Area = styled('textarea')({
  width: '100%',
  minHeight: '76px',
  maxHeight: '50vh',
  padding: `${space(2)} 0`,
  border: 0,
  background: 'none',
  color: colour.ink,
  font: 'inherit',
  fontSize: text.lead,
  lineHeight: 1.5,
  resize: 'none',
  overflowWrap: 'anywhere',
  // Grows with its text where the browser can; elsewhere it scrolls.
  fieldSizing: 'content',
  '&::placeholder': { color: colour.inkFaint, opacity: 1 },
  '&:focus-visible': { outline: 'none', boxShadow: `0 2px 0 ${colour.accent}` },
});

/** Finds a draft in the state. */
export type SelectDraft = (state: RootState) => Draft;

interface DraftTextProps {
  select: SelectDraft;
  onText: (content: string) => void;
  /** Receives a file that was pasted. */
  onFile: (file: File) => void;
  label: string;
  placeholder: string;
  ref: React.RefObject<HTMLTextAreaElement | null>;
}

/** Where a draft's words are typed. */
export function DraftText({ select, onText, onFile, label, placeholder, ref }: DraftTextProps) {
  const field = useDraftField((state) => select(state).content, onText);
  return (
    <Area
      {...field}
      aria-label={label}
      dir="auto"
      onPaste={(event) => {
        const file = pastedFile(event.clipboardData);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
      placeholder={placeholder}
      ref={ref}
      rows={2}
    />
  );
}
