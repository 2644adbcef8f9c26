import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { DirectorLinks } from '../../../components/DirectorLinks';
import type { Film } from '../../../domain/films';
import { countryName, languageName } from '../../../lib/displayNames';
import { space } from '../../../theme/tokens';
import { decadeOf, wallAddress, type FilmChoice } from '../filmChoice';

/** Only a single director gets an enlarged touch target; those of several would overlap. */
const Credit = styled(Typography)<{ component: 'p' }>({
  overflowWrap: 'anywhere',
  '& a:only-of-type': { paddingBlock: space(3) },
});

interface FactProps {
  children: string;
  of: Partial<FilmChoice>;
}

/** A fact that links to all films that share it. */
function Fact({ children, of }: FactProps) {
  return (
    <Chip clickable component={Link} label={children} to={wallAddress(of)} variant="outlined" />
  );
}

/** A film's directors, decade, genres, countries, languages and other titles. */
export function FilmFacts({ film }: { film: Film }) {
  const { year, directors, countries, genres, languages, otherTitles = [] } = film;
  const decade = decadeOf(year);
  return (
    <Stack sx={{ gap: 3 }}>
      {directors.length > 0 && (
        <Credit component="p" variant="subtitle1">
          Directed by <DirectorLinks color="primary" directors={directors} underline="always" />
        </Credit>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Fact of={{ decade }}>{`${decade}s`}</Fact>
        {genres.map((genre) => (
          <Fact key={genre} of={{ genre }}>
            {genre}
          </Fact>
        ))}
        {countries.map((country) => (
          <Fact key={country} of={{ country }}>
            {countryName(country)}
          </Fact>
        ))}
      </Stack>
      {languages.length > 0 && (
        <Typography color="textSecondary" variant="body2">
          In {languages.map(languageName).join(', ')}
        </Typography>
      )}
      {otherTitles.length > 0 && (
        <Typography color="textSecondary" variant="body2">
          Also known as <bdi>{otherTitles.join(' · ')}</bdi>
        </Typography>
      )}
    </Stack>
  );
}
