import { useHref } from 'react-router-dom';
import { breakpoints } from '../../theme/tokens';

interface HeroPictureProps {
  /** Empty if the picture is decorative. */
  alt: string;
}

/** The film still of the guest pages: an audience in front of a lit screen. */
export function HeroPicture({ alt }: HeroPictureProps) {
  const wide = useHref('/hero/hero.webp');
  const tall = useHref('/hero/hero-small.webp');
  return (
    <picture>
      <source
        height={1000}
        media={`(max-width: ${breakpoints.rail - 0.02}px)`}
        srcSet={tall}
        width={800}
      />
      <img alt={alt} fetchPriority="high" height={1200} src={wide} width={1600} />
    </picture>
  );
}
