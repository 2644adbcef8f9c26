import { styled } from '@mui/material/styles';
import { colour } from '../../theme/tokens';

/** Always dark, whatever the mode: a screen in a hall, with the projector's beam falling onto it. */
const Root = styled('div')({
  position: 'relative',
  height: '148px',
  overflow: 'hidden',
  background: `
    radial-gradient(120% 90% at 100% 0%, rgb(255 178 36 / 0.34), transparent 60%),
    conic-gradient(from 246deg at 100% 0%, transparent 0 8deg, rgb(255 214 140 / 0.3) 15deg 21deg, transparent 31deg),
    linear-gradient(100deg, #120d0b, #2a1a10 70%, #3a2413)`,
  // Perforations along both edges, as on a strip of film.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '9px 0 auto',
    height: '8px',
    background:
      'repeating-linear-gradient(90deg, transparent 0 10px, rgb(255 246 230 / 0.14) 10px 22px)',
  },
  '&::after': { inset: 'auto 0 9px' },
  borderBottom: `3px solid ${colour.accentFill}`,
});

/** The strip above a profile, as an ornament. */
export function ProfileBanner() {
  return <Root aria-hidden="true" data-mode="dark" />;
}
