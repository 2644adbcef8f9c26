import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

const Drawing = styled('svg')({ flexShrink: 0, '& .light': { fill: colour.accentFill } });

interface MarkProps {
  /** Height in pixels. */
  size?: number;
}

/** The app's logo: a reel with a beam of light. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <Drawing aria-hidden="true" height={size} viewBox="0 0 24 24" width={size}>
      <path
        d="M12 2a10 10 0 1 0 8.66 15l-4.33-2.5a5 5 0 1 1 0-5L20.66 7A10 10 0 0 0 12 2Z"
        fill="currentColor"
      />
      <path className="light" d="M14 12 24 7.2v9.6Z" />
    </Drawing>
  );
}
