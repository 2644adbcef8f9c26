import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useNavigationFocus } from '../components/NavigationFocus';
import { ButtonLink } from '../components/Button';
import { Eyebrow } from '../components/Eyebrow';
import { paths } from '../lib/paths';
import { colour, media, space, TARGET, text } from '../theme/tokens';
import { Poster } from './guest/Poster';

const Main = styled('main')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space(5),
  minHeight: '100dvh',
  padding: `${space(3)} ${space(3)} ${space(4)}`,
  [media.rail]: { padding: space(6) },
});

const Credits = styled('div')({
  display: 'grid',
  gap: space(6),
  padding: `0 ${space(1)}`,
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

const Tagline = styled('p')({
  maxWidth: '26ch',
  color: colour.ink,
  lineHeight: 1.4,
  [media.rail]: { fontSize: text.lead },
});

const Doors = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  [media.phone]: { justifyContent: 'center' },
  gap: `${space(2)} ${space(6)}`,
});

const Join = styled(ButtonLink)({
  minHeight: '56px',
  padding: `0 ${space(9)}`,
  fontSize: text.lead,
  [media.phone]: { width: '100%' },
});

const Login = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  color: colour.ink,
  textDecorationColor: colour.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
  [media.hover]: { '&:hover': { color: colour.accent } },
});

const TAGLINES = [
  { verb: 'Follow', rest: 'the cinematic journeys of people whose taste you trust.' },
  { verb: 'Connect', rest: 'with movie lovers all over the world.' },
  { verb: 'Share', rest: 'the films that widened your own horizons.' },
];

/** `/landing-page`: the poster outside the cinema. */
export function LandingPage() {
  const heading = useNavigationFocus('Cinefolk');
  return (
    <Main>
      <Poster heading={heading} />
      <Credits>
        <Taglines>
          {TAGLINES.map(({ verb, rest }) => (
            <li key={verb}>
              <Eyebrow>{verb}</Eyebrow>
              <Tagline>{rest}</Tagline>
            </li>
          ))}
        </Taglines>
        <Doors>
          <Join to={paths.signup}>Join Now</Join>
          <Login to={paths.login}>Already have an account?</Login>
        </Doors>
      </Credits>
    </Main>
  );
}
