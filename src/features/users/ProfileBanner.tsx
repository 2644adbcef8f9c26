import styled from '@emotion/styled';
import { colour } from '../../theme/tokens';

const perforations = (top: string) =>
  `repeating-linear-gradient(90deg, transparent 0 10px, rgb(255 246 230 / 0.16) 10px 22px) 0 ${top} / 100% 8px no-repeat`;

/** Dark in both modes: the hall, along a strip of film. */
const Hall = styled('div')({
  position: 'relative',
  height: '152px',
  overflow: 'hidden',
  borderBottom: `3px solid ${colour.accentFill}`,
  background: `
    ${perforations('8px')},
    ${perforations('calc(100% - 8px)')},
    radial-gradient(60px 44px at 100% 34%, rgb(255 236 196 / 0.9), transparent),
    radial-gradient(280px 200px at 100% 34%, rgb(255 178 36 / 0.5), transparent),
    linear-gradient(90deg, #17100d, #24170f 60%, #382311)`,
  // The projector's beam, from the right onto the portrait.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 0 -20px',
    clipPath: 'polygon(100% 30%, 100% 38%, 0 130%, 0 36%)',
    background:
      'linear-gradient(270deg, rgb(255 226 166 / 0.62), rgb(255 206 124 / 0.26) 45%, rgb(255 206 124 / 0.1))',
  },
});

/** The strip above a profile, as an ornament. */
export function ProfileBanner() {
  return <Hall aria-hidden="true" data-mode="dark" />;
}
