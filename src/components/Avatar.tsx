import { useState } from 'react';
import styled from '@emotion/styled';
import { colour, font } from '../theme/tokens';
import { initials } from './initials';

const Picture = styled('img')({ borderRadius: '50%', objectFit: 'cover', flexShrink: 0 });

const Letters = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  background: colour.accentVeil,
  color: colour.accent,
  fontFamily: font.display,
  lineHeight: 1,
  userSelect: 'none',
});

interface AvatarProps {
  /** An image's address; where it is empty or fails, the name's initials stand in. */
  src: string;
  name: string;
  /** Diameter in pixels. */
  size?: number;
}

/** A person's round picture. It always stands beside their name, so it says nothing itself. */
export function Avatar({ src, name, size = 44 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const box = { width: size, height: size };
  if (src === '' || src === failedSrc) {
    return (
      <Letters aria-hidden="true" style={{ ...box, fontSize: size * 0.5 }}>
        {initials(name)}
      </Letters>
    );
  }
  return (
    <Picture
      alt=""
      decoding="async"
      height={size}
      onError={() => {
        setFailedSrc(src);
      }}
      src={src}
      style={box}
      width={size}
    />
  );
}
