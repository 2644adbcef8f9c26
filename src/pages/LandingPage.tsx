import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link as RouterLink } from 'react-router-dom';
import { useNavigationFocus } from '../components/NavigationFocus';
import { paths } from '../lib/paths';
import { colour, media, space, TARGET, text } from '../theme/tokens';
import { bigButton, GuestMode } from './guest/GuestMode';
import { Poster } from './guest/Poster';
import { RulesLink } from './guest/RulesLink';

const Main = styled('main')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space(5),
  minHeight: '100dvh',
  paddingBottom: space(4),
  [media.rail]: { paddingBottom: space(6) },
});

const Credits = styled('div')({
  display: 'grid',
  gap: space(6),
  // Aligned with the poster's words.
  paddingInline: space(4),
  [media.rail]: { paddingInline: space(8) },
  [media.aside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space(12) },
});

const Taglines = styled('ul')({
  display: 'grid',
  gap: space(2),
  '& > li': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', alignItems: 'baseline' },
  [media.rail]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(6),
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space(1) },
    '& > li + li': { paddingLeft: space(6), borderLeft: `1px solid ${colour.line}` },
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(6)}`,
  [media.phone]: { justifyContent: 'center', '& > form': { width: '100%' } },
  // Overrides the big button: the outlined variant would add all its rules to the first page.
  '& button[type]': { background: 'none', border: '1px solid', color: 'inherit' },
});

/** The secondary link, underlined in amber. */
const underlined = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  textDecorationColor: colour.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
  [media.hover]: { '&:hover': { color: colour.accent } },
};

const TAGLINES = [
  { verb: 'Follow', rest: 'the cinematic journeys of people whose taste you trust.' },
  { verb: 'Connect', rest: 'with movie lovers all over the world.' },
  { verb: 'Share', rest: 'the films that widened your own horizons.' },
];

/** `/landing-page`: introduces the app to guests. */
export function LandingPage() {
  const heading = useNavigationFocus('Cinefolk');
  return (
    <Main>
      <Poster heading={heading} />
      <Credits>
        <Taglines>
          {TAGLINES.map(({ verb, rest }) => (
            <li key={verb}>
              <Typography variant="overline">{verb}</Typography>
              <Typography sx={{ maxWidth: '26ch', fontSize: { sm: text.lead }, lineHeight: 1.4 }}>
                {rest}
              </Typography>
            </li>
          ))}
        </Taglines>
        <Actions>
          <Button {...bigButton} component={RouterLink} to={paths.signup}>
            Join Now
          </Button>
          <GuestMode />
          <Link component={RouterLink} sx={underlined} to={paths.login} underline="always">
            Already have an account?
          </Link>
          <RulesLink sx={underlined} />
        </Actions>
      </Credits>
    </Main>
  );
}
