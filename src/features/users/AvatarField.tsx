import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import styled from '@emotion/styled';
import { Avatar } from '../../components/Avatar';
import { FileButton } from '../../components/FileButton';
import { Spinner } from '../../components/Spinner';
import { colour, space, text } from '../../theme/tokens';
import { useAvatarDraft } from './useAvatarDraft';

const Root = styled('div')({ display: 'flex', alignItems: 'center', gap: space(4) });
const Problem = styled('p')({ color: colour.danger, fontSize: text.small });

interface AvatarFieldProps {
  name: string;
  /** The avatar as it would be saved. */
  src: string;
  onAvatar: (dataUrl: string) => void;
}

/** The avatar, and the picker that changes it. */
export function AvatarField({ name, src, onAvatar }: AvatarFieldProps) {
  const { isPreparing, problem, takeFile } = useAvatarDraft(onAvatar);
  return (
    <Root>
      <Avatar name={name} size={96} src={src} />
      <div>
        <FileButton
          icon={isPreparing ? <Spinner /> : <PhotoCameraOutlined aria-hidden="true" />}
          label="Change avatar"
          onPick={(file) => void takeFile(file)}
        />
        {problem !== null && <Problem role="alert">{problem}</Problem>}
      </div>
    </Root>
  );
}
