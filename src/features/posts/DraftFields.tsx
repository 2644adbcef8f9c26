import { useRef } from 'react';
import styled from '@emotion/styled';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { FileButton } from '../../components/FileButton';
import { Spinner } from '../../components/Spinner';
import type { PreparedFile } from '../../components/usePreparedFile';
import { colour, space, text } from '../../theme/tokens';
import { DraftPhoto } from './DraftPhoto';
import { charactersLeft } from './draftRules';
import type { Draft } from './postsSlice';

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

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  '& > label': { marginLeft: space(-3), marginRight: 'auto' },
});

const Left = styled('span')({
  color: colour.inkSoft,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over=true]': { color: colour.danger, fontWeight: 700 },
});

const Problem = styled('p')({ color: colour.danger, fontSize: text.small });

const imageOf = (files: FileList): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'));

interface DraftFieldsProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  photo: PreparedFile;
  /** The text box's name, for those who cannot see its placeholder. */
  label: string;
  placeholder: string;
  photoLabel: string;
  removeLabel: string;
  /** What sends the draft, and what gives it up. */
  children: React.ReactNode;
}

/** The text box and photo that make a post, for a new one and for an edit. Photos are picked, pasted or dropped. */
export function DraftFields({
  draft,
  onChange,
  photo: { isPreparing, problem, takeFile },
  label,
  placeholder,
  photoLabel,
  removeLabel,
  children,
}: DraftFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const left = charactersLeft(draft.content);
  const take = (event: React.SyntheticEvent, files: FileList) => {
    const image = imageOf(files);
    if (!image) return;
    event.preventDefault();
    void takeFile(image);
  };
  return (
    <>
      <Area
        aria-label={label}
        dir="auto"
        onChange={({ target }) => onChange({ content: target.value })}
        onDrop={(event) => take(event, event.dataTransfer.files)}
        onPaste={(event) => take(event, event.clipboardData.files)}
        placeholder={placeholder}
        ref={area}
        rows={2}
        value={draft.content}
      />
      {draft.photos !== null && (
        <DraftPhoto
          onRemove={() => {
            onChange({ photos: null });
            area.current?.focus();
          }}
          removeLabel={removeLabel}
          src={draft.photos}
        />
      )}
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <Tools>
        <FileButton
          icon={isPreparing ? <Spinner /> : <ImageOutlined aria-hidden="true" />}
          label={photoLabel}
          onPick={(file) => void takeFile(file)}
        />
        {left !== null && (
          <Left data-over={left < 0}>
            {left < 0 ? `${-left} characters too many` : `${left} characters left`}
          </Left>
        )}
        {children}
      </Tools>
    </>
  );
}
