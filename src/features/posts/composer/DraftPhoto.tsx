import { useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { useAppSelector, type RootState } from '../../../app/hooks';
import { Photo } from '../../../components/Photo';
import { PhotoButton } from '../../../components/PhotoButton';
import { space } from '../../../theme/tokens';
import { DescriptionField } from './DescriptionField';
import { DescriptionNote } from './DescriptionNote';
import type { SelectDraft } from './DraftText';

const Remove = styled(PhotoButton)({ position: 'absolute', top: space(2), right: space(2) });

interface DraftPhotoProps {
  src: string;
  /** Its index among the draft's pictures. */
  index: number;
  /** Appended to the names of its controls if there are several photos; else empty. */
  number: string;
  select: SelectDraft;
  onDescribe: (alt: string) => void;
  /** The label of the button that removes it, if it is the only photo. */
  removeLabel: string;
  onRemove: () => void;
}

/** A photo of a draft, with its description and a button to remove it. */
export function DraftPhoto({
  src,
  index,
  number,
  select,
  onDescribe,
  removeLabel,
  onRemove,
}: DraftPhotoProps) {
  const selectAlt = (state: RootState) => select(state).pictures[index]?.alt ?? '';
  const alt = useAppSelector(selectAlt);
  const [isDescribing, setIsDescribing] = useState(false);
  const [isSkipped, setIsSkipped] = useState(false);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ position: 'relative' }}>
        <Photo alt={`Your photo${number}`} eager src={src} />
        <Remove label={number === '' ? removeLabel : `Remove photo${number}`} onClick={onRemove}>
          <CloseRounded />
        </Remove>
      </Box>
      {isDescribing ? (
        <DescriptionField number={number} onDescribe={onDescribe} select={selectAlt} />
      ) : (
        <DescriptionNote
          alt={alt}
          isSkipped={isSkipped}
          number={number}
          onSkip={() => setIsSkipped(true)}
          onWrite={() => setIsDescribing(true)}
        />
      )}
    </Stack>
  );
}
