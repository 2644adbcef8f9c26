import styled from '@emotion/styled';
import { motion } from '../../../theme/tokens';
import type { useZoom } from './useZoom';

const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'hidden',
  // Fingers mean the photo here, never the page.
  touchAction: 'none',
  userSelect: 'none',
});

const Picture = styled('img')({
  maxWidth: '100%',
  maxHeight: '100%',
  objectFit: 'contain',
  cursor: 'zoom-in',
  '&[data-near=true]': { cursor: 'grab' },
  '&[data-held=false]': { transition: `transform ${motion.quick} ${motion.ease}` },
});

interface PhotoStageProps {
  src: string;
  alt: string;
  zoom: ReturnType<typeof useZoom>;
}

/** The photo, as large as the screen allows, or from near. */
export function PhotoStage({ src, alt, zoom }: PhotoStageProps) {
  const { stage, image, view, aside, isHeld, handlers } = zoom;
  return (
    <Stage ref={stage} {...handlers}>
      <Picture
        alt={alt}
        data-held={isHeld}
        data-near={view.scale > 1}
        draggable={false}
        key={src}
        ref={image}
        src={src}
        style={{
          transform: `translate(${view.x + aside}px, ${view.y}px) scale(${view.scale})`,
        }}
      />
    </Stage>
  );
}
