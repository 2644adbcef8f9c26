import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { LargeTitle } from '../../../components/LargeTitle';
import { Poster } from '../../../components/poster/Poster';
import type { Film } from '../../../domain/films';
import { colour, radius } from '../../../theme/tokens';
import { FilmCredit } from './FilmCredit';
import { FilmFacts } from './FilmFacts';
import { FilmLayout } from './FilmLayout';

const Sheet = styled('div')({
  borderRadius: radius.small,
  boxShadow: `0 0 0 1px ${colour.line}, ${colour.shadow}`,
});

/** Such as "2 h 8 min". */
const length = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

interface FilmHeroProps {
  film: Film;
  /** Whether a member added it. */
  isAdded: boolean;
  /** The actions. */
  children: React.ReactNode;
}

/** The head of a film's page: poster, title, facts and actions. */
export function FilmHero({ film, isAdded, children }: FilmHeroProps) {
  const { title, originalTitle, year, runtime, languages } = film;
  return (
    <FilmLayout
      actions={
        <>
          {children}
          <FilmCredit isAdded={isAdded} />
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
      <LargeTitle>{title}</LargeTitle>
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
