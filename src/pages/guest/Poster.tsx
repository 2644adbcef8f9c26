import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { MarqueeBulbs } from '../../components/MarqueeBulbs';
import { colour, media, space } from '../../theme/tokens';
import { CommunityName } from './CommunityName';
import { HeroPicture } from './HeroPicture';

const Sheet = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space(4),
  minHeight: '320px',
  padding: space(4),
  overflow: 'hidden',
  background: colour.screen,
  color: colour.ink,
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // The name stands on the dark seats: before the lit screen it could not be read.
    objectPosition: '50% 90%',
    [media.aside]: {
      objectPosition: '50% 60%',
      inset: '0 0 0 auto',
      width: '84%',
      maskImage: 'linear-gradient(to right, transparent, black 30%)',
    },
  },
  '& > :not(picture)': { position: 'relative' },
  [media.rail]: { padding: space(8), minHeight: '480px' },
});

const title = {
  alignSelf: { xs: 'start', md: 'end' },
  // Narrow enough to break into two lines.
  maxWidth: { md: '1.9em' },
  // The letter's own space would set it off from the words above and below.
  marginLeft: '-0.018em',
  color: 'primary.main',
  fontSize: { xs: 'clamp(5.5rem, 31vw, 15rem)', md: 'clamp(14rem, min(26vw, 40vh), 30rem)' },
  letterSpacing: '-0.005em',
  lineHeight: 0.8,
  // One line on a phone with any fallback font: a different line break would shift the page.
  whiteSpace: { xs: 'nowrap', md: 'normal' },
};

interface PosterProps {
  heading: React.Ref<HTMLHeadingElement>;
}

/** The film poster of the landing page, from edge to edge, dark in both modes. */
export function Poster({ heading }: PosterProps) {
  return (
    <Sheet data-mode="dark">
      <HeroPicture alt="An audience in the dark before a bright cinema screen" />
      <Typography variant="overline">
        <CommunityName />A social network for people who love films
      </Typography>
      <Typography ref={heading} sx={title} tabIndex={-1} variant="poster">
        Cine
        <wbr />
        folk
      </Typography>
      <MarqueeBulbs />
    </Sheet>
  );
}
