import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { media, radius, space } from '../../theme/tokens';
import { TalkedAboutWall } from './TalkedAboutWall';
import { useGetTalkedAboutQuery } from './filmsApi';

/** The padding enlarges the touch target; the negative margin keeps the line's height. */
const SeeAllLink = styled(MuiLink)<{ component: typeof Link; to: string }>({
  display: 'block',
  margin: `${space(-3)} 0`,
  padding: `${space(3)} 0`,
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `0 ${space(2)}`,
});

/** Without a third column, the posters form one row. */
const Posters = styled('div')({
  [media.belowAside]: {
    '&& ul': { gridAutoColumns: '68px', gridAutoFlow: 'column', gridTemplateColumns: 'none' },
  },
  [media.low]: {
    '&& ul': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** A card with the most discussed films, beside every page. Renders nothing if they cannot be loaded. */
export function TalkedAbout() {
  const { data, isError } = useGetTalkedAboutQuery();
  if (isError || data?.films.length === 0) return null;
  return (
    <Card
      aria-labelledby="talked-about"
      component="section"
      sx={{ minWidth: 0, px: 3, pt: 4, pb: 3, borderRadius: radius.large }}
    >
      <Head>
        <Typography
          component="h2"
          id="talked-about"
          sx={{ letterSpacing: '0.02em', lineHeight: 1.1 }}
          variant="h3"
        >
          Films talked about
        </Typography>
        <SeeAllLink component={Link} to={paths.films} variant="body2">
          See all
        </SeeAllLink>
      </Head>
      <Posters>
        <TalkedAboutWall />
      </Posters>
    </Card>
  );
}
