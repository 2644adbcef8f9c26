import { useState } from 'react';
import styled from '@emotion/styled';
import BrokenImageRounded from '@mui/icons-material/BrokenImageRounded';
import { colour, motion, radius, space, text } from '../theme/tokens';

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: colour.hover,
});

const Picture = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `opacity ${motion.quick} ${motion.ease}`,
});

const Failed = styled('span')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(2),
  height: '100%',
  color: colour.inkFaint,
  fontSize: text.small,
});

/** Width by height, or the space available; what does not fit is cropped. */
export type PhotoShape = number | 'fill';

interface PhotoProps {
  src: string;
  /** The text alternative; empty if the adjacent text already describes the photo. */
  alt: string;
  /** True for a photo on the first screen, which is loaded eagerly. */
  eager?: boolean;
  shape?: PhotoShape;
}

/** A photo in a frame that reserves its space while it loads. */
export function Photo({ src, alt, eager = false, shape = 3 / 2 }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Frame style={shape === 'fill' ? { height: '100%' } : { aspectRatio: shape }}>
      {src === failedSrc ? (
        <Failed>
          <BrokenImageRounded aria-hidden="true" />
          This photo could not be shown
        </Failed>
      ) : (
        <Picture
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          onError={() => {
            setFailedSrc(src);
          }}
          src={src}
        />
      )}
    </Frame>
  );
}
