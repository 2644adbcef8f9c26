import { useRef } from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { useAppSelector } from '../../../app/hooks';
import { FileButton } from '../../../components/FileButton';
import { LazyRegion } from '../../../components/LazyRegion';
import { Spinner } from '../../../components/Spinner';
import type { PreparedFile } from '../../../components/usePreparedFile';
import { media, space } from '../../../theme/tokens';
import { CharactersLeft } from './CharactersLeft';
import { charactersLeft } from '../drafts/draftRules';
import { DraftText, type SelectDraft } from './DraftText';
import { DropTarget } from './DropTarget';
import { LazyDraftPhoto } from './LazyDraftPhoto';
import type { Draft } from '../postsSlice';
import { usePhotoDrop } from './usePhotoDrop';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  [media.phone]: { gap: space(1) },
  '& > label': { marginLeft: space(-3), marginRight: 'auto' },
});

interface DraftFieldsProps {
  /** Finds the draft in the state. */
  select: SelectDraft;
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

/**
 * The text box and photo that make a post, for a new one and for an edit. Photos are picked,
 * pasted or dropped. A key renders the text box alone until the limit is near.
 */
export function DraftFields({
  select,
  onChange,
  photo: { isPreparing, problem, takeFile },
  label,
  placeholder,
  photoLabel,
  removeLabel,
  children,
}: DraftFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const photos = useAppSelector((state) => select(state).photos);
  const take = (file: File) => void takeFile(file);
  const dragged = usePhotoDrop(area, take);
  const left = useAppSelector((state) => charactersLeft(select(state).content));
  return (
    <>
      <DraftText
        label={label}
        onFile={take}
        onText={(content) => onChange({ content })}
        placeholder={placeholder}
        ref={area}
        select={select}
      />
      {photos !== null && (
        <LazyRegion>
          <LazyDraftPhoto
            onDescribe={(alt) => onChange({ alt })}
            onRemove={() => {
              onChange({ photos: null });
              area.current?.focus();
            }}
            removeLabel={removeLabel}
            select={select}
            src={photos}
          />
        </LazyRegion>
      )}
      {problem !== null && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
      <Tools>
        <FileButton
          icon={isPreparing ? <Spinner /> : <ImageOutlined aria-hidden="true" />}
          label={photoLabel}
          onPick={take}
        />
        <CharactersLeft left={left} />
        {children}
      </Tools>
      {dragged && <DropTarget isOver={dragged === 'over'} />}
    </>
  );
}
