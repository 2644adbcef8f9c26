import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { DirectorLinks } from '../../../components/DirectorLinks';
import { Poster } from '../../../components/poster/Poster';
import { Stars } from '../../../components/Stars';
import type { FilmSummary } from '../../../domain/filmSummary';
import { formatDate } from '../../../lib/formatDate';
import { paths } from '../../../lib/paths';
import { taggedPath } from '../../../lib/taggedPath';
import { colour, font, radius, space, text } from '../../../theme/tokens';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${space(13)} minmax(0, 1fr)`,
  gap: space(3),
  alignItems: 'center',
});

const PosterLink = styled(RouterLink)({ borderRadius: radius.small });

/** The title in the display face, as on a cinema bill. */
const Title = styled(Link)<{ component: typeof RouterLink; to: string }>({
  // Its target extends over the line below.
  position: 'relative',
  display: 'inline-block',
  // Together with the line height, a large enough touch target.
  padding: `${space(2)} 0`,
  margin: `${space(-2)} 0`,
  fontFamily: font.display,
  fontSize: text.title,
  lineHeight: 1,
  letterSpacing: '0.01em',
  overflowWrap: 'anywhere',
  '& > span': { color: colour.inkFaint },
});

const Line = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(2)}`,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
  '& [role=img]': { fontSize: text.body },
});

/** Their targets are as high as a finger needs, and reach into the gaps around them. */
const Tags = styled(Line)({
  marginTop: space(-1),
  '& > a': { padding: `${space(3)} 0`, margin: `${space(-2)} 0` },
});

/** Above the title's target. */
const Names = styled('span')({ position: 'relative' });

const SpoilersMark = styled('span')({
  padding: `0 ${space(2)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  fontSize: text.eyebrow,
  lineHeight: '18px',
});

/** "rewatched the same day" if it is the post's own day, else "rewatched Jun 26, 2026". */
const watchedText = (watchedOn: string | undefined, again: boolean, createdAt: string): string => {
  const watched = again ? 'rewatched' : 'watched';
  if (watchedOn === undefined) return again ? watched : '';
  const day = formatDate(watchedOn);
  if (day === formatDate(createdAt)) return `${watched} the same day`;
  return `${watched} ${day}`;
};

interface FilmLineProps {
  film: FilmSummary;
  rating: number | undefined;
  watchedOn: string | undefined;
  again: boolean | undefined;
  /** Tags of the author's, with their username. */
  tags: readonly string[] | undefined;
  username: string;
  /** When the post was written, as its card shows. */
  createdAt: string;
  /** True if the post contains spoilers and is not covered. */
  hasMark: boolean;
}

/** The film that a post is about, its author's rating, and when they watched it. */
export function FilmLine({
  film,
  rating,
  watchedOn,
  again,
  tags,
  username,
  createdAt,
  hasMark,
}: FilmLineProps) {
  const { title, year, directors } = film;
  const address = paths.film(film._id);
  const watched = watchedText(watchedOn, again ?? false, createdAt);
  return (
    <Root>
      <PosterLink aria-hidden="true" tabIndex={-1} to={address}>
        <Poster film={film} />
      </PosterLink>
      <div>
        <Title component={RouterLink} dir="auto" to={address}>
          {title} <span>({year})</span>
        </Title>
        {directors.length > 0 && (
          <Line dir="auto" variant="body2">
            <Names>
              <DirectorLinks color="inherit" directors={directors} />
            </Names>
          </Line>
        )}
        {(rating !== undefined || watched !== '' || hasMark) && (
          <Line variant="body2">
            {rating !== undefined && <Stars rating={rating} />}
            {watched !== '' && <span>{watched}</span>}
            {hasMark && <SpoilersMark>Spoilers</SpoilersMark>}
          </Line>
        )}
        {tags && (
          <Tags variant="body2">
            {tags.map((tag) => (
              <Link component={RouterLink} key={tag} to={taggedPath(username, tag)}>
                <bdi>#{tag}</bdi>
              </Link>
            ))}
          </Tags>
        )}
      </div>
    </Root>
  );
}
