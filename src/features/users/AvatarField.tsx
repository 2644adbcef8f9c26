import { lazy, useRef } from 'react';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import styled from '@emotion/styled';
import { Avatar } from '../../components/Avatar';
import { FileButton } from '../../components/FileButton';
import { LazyRegion } from '../../components/LazyRegion';
import { Spinner } from '../../components/Spinner';
import { colour, space, text } from '../../theme/tokens';
import type { useAvatarDraft } from './useAvatarDraft';

const AvatarCrop = lazy(async () => ({ default: (await import('./AvatarCrop')).AvatarCrop }));

const Root = styled('div')({ display: 'grid', gap: space(4) });
const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: space(4) });
const Problem = styled('p')({ color: colour.danger, fontSize: text.small });

interface AvatarFieldProps {
  name: string;
  /** The avatar as it would be saved. */
  src: string;
  draft: ReturnType<typeof useAvatarDraft>;
}

/** The avatar, the picker that changes it, and what of the picked picture is kept. */
export function AvatarField({ name, src, draft }: AvatarFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const { picture, isPreparing, problem, pick, cut, keep, giveUp } = draft;
  const focusPicker = () => root.current?.querySelector('input')?.focus();
  return (
    <Root ref={root}>
      <Row>
        <Avatar name={name} size={96} src={src} />
        <div>
          <FileButton
            icon={isPreparing ? <Spinner /> : <PhotoCameraOutlined aria-hidden="true" />}
            label="Change avatar"
            onPick={pick}
          />
          {problem !== null && <Problem role="alert">{problem}</Problem>}
        </div>
      </Row>
      {picture && (
        <LazyRegion>
          <AvatarCrop
            key={picture.url}
            onCancel={() => {
              giveUp();
              focusPicker();
            }}
            onCut={cut}
            onUse={() => {
              keep();
              focusPicker();
            }}
            picture={picture}
          />
        </LazyRegion>
      )}
    </Root>
  );
}
