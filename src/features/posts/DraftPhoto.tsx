import CloseRounded from '@mui/icons-material/CloseRounded';
import styled from '@emotion/styled';
import { IconButton } from '../../components/IconButton';
import { Photo } from '../../components/Photo';
import { space } from '../../theme/tokens';

const Root = styled('div')({ position: 'relative' });

const Remove = styled(IconButton)({
  position: 'absolute',
  top: space(2),
  right: space(2),
  background: 'rgb(0 0 0 / 0.66)',
  color: '#ffffff',
  '&:hover:enabled, &:active:enabled': { background: 'rgb(0 0 0 / 0.86)', color: '#ffffff' },
});

interface DraftPhotoProps {
  src: string;
  removeLabel: string;
  onRemove: () => void;
}

/** The photo of a draft, which its writer can still take out. */
export function DraftPhoto({ src, removeLabel, onRemove }: DraftPhotoProps) {
  return (
    <Root>
      <Photo alt="Your photo" eager src={src} />
      <Remove label={removeLabel} onClick={onRemove}>
        <CloseRounded />
      </Remove>
    </Root>
  );
}
