import styled from '@emotion/styled';
import { Poster } from '../../components/poster/Poster';
import type { FilmSummary } from '../../domain/filmSummary';
import { colour, space } from '../../theme/tokens';

const perforations = (top: string) =>
  `repeating-linear-gradient(90deg, transparent 0 10px, rgb(255 246 230 / 0.16) 10px 22px) 0 ${top} / 100% 8px no-repeat`;

/** A cinema hall with a strip of film, dark in both modes. */
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

/** The frames of the strip, between its perforations and beside the portrait, dimmed. */
const Frames = styled('div')({
  position: 'absolute',
  inset: `24px ${space(4)} 24px 152px`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '6px',
  filter: 'brightness(0.86)',
  // As wide as a poster of the strip's height, or less, where all four would not fit.
  '& > div': { flex: '0 1 69px', minWidth: 0 },
});

interface ProfileBannerProps {
  /** The person's favourite films, if any. */
  films?: readonly FilmSummary[] | undefined;
}

/** The decorative strip above a profile: the person's favourite films, or only a projector's beam. */
export function ProfileBanner({ films = [] }: ProfileBannerProps) {
  return (
    <Hall aria-hidden="true" data-mode="dark">
      {films.length > 0 && (
        <Frames>
          {films.map((film) => (
            <div key={film._id}>
              <Poster film={film} />
            </div>
          ))}
        </Frames>
      )}
    </Hall>
  );
}
