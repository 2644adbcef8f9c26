import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useNavigationFocus } from '../../components/NavigationFocus';
import { Wordmark } from '../../components/Wordmark';
import { paths } from '../../lib/paths';
import { colour, media, space } from '../../theme/tokens';
import { HeroPicture } from './HeroPicture';

const FORM_WIDTH = '440px';

const Root = styled('div')({
  display: 'grid',
  minHeight: '100dvh',
  [media.aside]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(480px, 1fr)' },
});

const HOLES = `repeating-linear-gradient(to bottom, transparent 0 12px, ${colour.screen} 12px 26px, transparent 26px 36px)`;

/** The hero picture as a frame of film, between perforations. */
const Still = styled('div')({
  display: 'none',
  [media.aside]: {
    position: 'sticky',
    top: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    height: '100dvh',
    padding: `0 ${space(9)}`,
    overflow: 'hidden',
    background: [
      `${HOLES} ${space(3)} 0 / 12px 100% no-repeat`,
      `${HOLES} calc(100% - ${space(3)}) 0 / 12px 100% no-repeat`,
      colour.film,
    ].join(', '),
    '& picture': { display: 'block', minWidth: 0, minHeight: 0 },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '70% 50%' },
  },
});

const Side = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  padding: `${space(5)} ${space(4)} ${space(10)}`,
  [media.rail]: { padding: `${space(6)} ${space(12)} ${space(12)}` },
});

const Banner = styled('header')({
  justifySelf: 'center',
  width: '100%',
  maxWidth: FORM_WIDTH,
  '& a': {
    display: 'inline-grid',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'none',
  },
});

const Main = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifySelf: 'center',
  gap: space(6),
  width: '100%',
  maxWidth: FORM_WIDTH,
  paddingTop: space(6),
});

interface AuthLayoutProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: React.ReactNode;
}

/** The layout of login and signup: a film still, and the form beside it. */
export function AuthLayout({ eyebrow, title, lead, children }: AuthLayoutProps) {
  const heading = useNavigationFocus(title);
  return (
    <Root>
      <Still>
        <HeroPicture alt="" />
      </Still>
      <Side>
        <Banner>
          <Link aria-label="Cinefolk" to={paths.landing}>
            <Wordmark />
          </Link>
        </Banner>
        <Main>
          <Stack sx={{ gap: 2, color: 'text.secondary' }}>
            <Typography variant="overline">
              <bdi>{eyebrow}</bdi>
            </Typography>
            <Typography
              ref={heading}
              sx={{ color: 'text.primary', fontSize: 'clamp(4rem, 12vw, 6rem)', lineHeight: 0.9 }}
              tabIndex={-1}
              variant="poster"
            >
              {title}
            </Typography>
            <p>{lead}</p>
          </Stack>
          {children}
        </Main>
      </Side>
    </Root>
  );
}
