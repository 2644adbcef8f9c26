import { useRef } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import styled from '@emotion/styled';
import { Photo } from '../../components/Photo';
import { PhotoButton } from '../../components/PhotoButton';
import { focusContent } from '../../lib/focusContent';
import { space } from '../../theme/tokens';
import { DescriptionField } from './DescriptionField';
import { DescriptionNudge } from './DescriptionNudge';
import type { SelectDraft } from './DraftText';
import type { DescriptionReminder } from './useDescriptionReminder';

const Root = styled('div')({ display: 'grid', gap: space(3) });
const Frame = styled('div')({ position: 'relative' });
const Remove = styled(PhotoButton)({ position: 'absolute', top: space(2), right: space(2) });

interface DraftPhotoProps {
  src: string;
  select: SelectDraft;
  onDescribe: (alt: string) => void;
  removeLabel: string;
  onRemove: () => void;
  reminder: DescriptionReminder | null;
}

/** The photo of a draft with its description. Its writer can still take it out. */
export function DraftPhoto({
  src,
  select,
  onDescribe,
  removeLabel,
  onRemove,
  reminder,
}: DraftPhotoProps) {
  const description = useRef<HTMLTextAreaElement>(null);
  return (
    <Root>
      <Frame>
        <Photo alt="Your photo" eager src={src} />
        <Remove label={removeLabel} onClick={onRemove}>
          <CloseRounded />
        </Remove>
      </Frame>
      <DescriptionField onDescribe={onDescribe} ref={description} select={select} />
      {reminder && (
        <DescriptionNudge
          onDescribe={() => {
            reminder.onDescribe();
            description.current?.focus();
          }}
          onSkip={() => {
            reminder.onSkip();
            focusContent();
          }}
        />
      )}
    </Root>
  );
}
