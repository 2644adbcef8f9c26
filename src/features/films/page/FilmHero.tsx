import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useNavigationFocus } from '../../../components/NavigationFocus';
import { Poster } from '../../../components/poster/Poster';
import type { Film } from '../../../domain/films';
import { colour, media, radius } from '../../../theme/tokens';
import { FilmCredit } from './FilmCredit';
import { FilmFacts } from './FilmFacts';
import { FilmLayout } from './FilmLayout';

const Sheet = styled('div')({
  borderRadius: radius.small,
  boxShadow: `0 0 0 1px ${colour.line}, ${colour.shadow}`,
});

const Title = styled(Typography)({
  fontSize: 'clamp(2.5rem, 11vw, 3.75rem)',
  lineHeight: 0.96,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  [media.rail]: { fontSize: 'clamp(2.75rem, 7vw, 4rem)' },
});

/** Such as "2 h 8 min". */
const length = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

interface FilmHeroProps {
  film: Film;
  /** The actions. */
  children: React.ReactNode;
}

/** The head of a film's page: poster, title, facts and actions. */
export function FilmHero({ film, children }: FilmHeroProps) {
  const { title, originalTitle, year, runtime, languages } = film;
  const heading = useNavigationFocus(title);
  return (
    <FilmLayout
      actions={
        <>
          {children}
          <FilmCredit />
        </>
      }
      facts={<FilmFacts film={film} />}
      poster={
        <Sheet>
          <Poster film={film} />
        </Sheet>
      }
    >
      <Typography component="p" variant="overline">
        {[`${year}`, runtime === undefined ? '' : length(runtime)].filter(Boolean).join(' · ')}
      </Typography>
      <Title dir="auto" ref={heading} tabIndex={-1} variant="h1">
        {title}
      </Title>
      {originalTitle !== undefined && (
        <Typography
          color="textSecondary"
          dir="auto"
          lang={languages[0]}
          sx={{ mt: 2, fontStyle: 'italic' }}
        >
          {originalTitle}
        </Typography>
      )}
    </FilmLayout>
  );
}
