import { useRef } from 'react';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { FileButton } from '../../components/FileButton';
import { lazyComponent } from '../../components/lazyComponent';
import { LazyRegion } from '../../components/LazyRegion';
import { PersonAvatar } from '../../components/PersonAvatar';
import type { useAvatarDraft } from './useAvatarDraft';

const AvatarCrop = lazyComponent(async () => (await import('./AvatarCrop')).AvatarCrop);

interface AvatarFieldProps {
  name: string;
  /** The avatar as it would be saved. */
  src: string;
  draft: ReturnType<typeof useAvatarDraft>;
}

/** The avatar, the file picker that changes it, and the cropper of a picked picture. */
export function AvatarField({ name, src, draft }: AvatarFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const { picture, isPreparing, problem, pick, crop, accept, cancel } = draft;
  const focusPicker = () => root.current?.querySelector('input')?.focus();
  return (
    <Stack ref={root} sx={{ gap: 4 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 4 }}>
        <PersonAvatar name={name} size={96} src={src} />
        <Box>
          <FileButton
            icon={
              isPreparing ? (
                <CircularProgress aria-label="Preparing" size={24} />
              ) : (
                <PhotoCameraOutlined aria-hidden="true" />
              )
            }
            label="Change avatar"
            onPick={pick}
          />
          {problem !== null && (
            <FormHelperText error role="alert">
              {problem}
            </FormHelperText>
          )}
        </Box>
      </Stack>
      {picture && (
        <LazyRegion>
          <AvatarCrop
            key={picture.url}
            onCancel={() => {
              cancel();
              focusPicker();
            }}
            onCrop={crop}
            onUse={() => {
              accept();
              focusPicker();
            }}
            picture={picture}
          />
        </LazyRegion>
      )}
    </Stack>
  );
}
