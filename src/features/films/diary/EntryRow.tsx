import ReplayRounded from '@mui/icons-material/ReplayRounded';
import MuiLink from '@mui/material/Link';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Poster } from '../../../components/poster/Poster';
import { Stars } from '../../../components/Stars';
import type { DiaryEntry } from '../../../domain/films';
import { formatWeekday } from '../../../lib/formatDate';
import { filmName } from '../../../lib/films';
import { paths } from '../../../lib/paths';
import { colour, font, media, space, text } from '../../../theme/tokens';
import { EntryActions } from './EntryActions';
import { FoldedText } from './FoldedText';
import { TagLinks } from './TagLinks';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${space(9)} ${space(12)} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space(3),
  padding: `${space(4)} 0`,
  '& + &': { borderTop: `1px solid ${colour.line}` },
  [media.rail]: { gridTemplateColumns: `${space(14)} ${space(16)} minmax(0, 1fr)`, gap: space(4) },
});

const Day = styled('time')({
  display: 'grid',
  justifyItems: 'end',
  color: colour.inkFaint,
  fontSize: text.eyebrow,
  '& > b': {
    color: colour.ink,
    font: `400 ${text.heading}/1 ${font.display}`,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.rail]: { '& > b': { fontSize: '3rem' } },
});

const Words = styled('div')({ display: 'grid', gap: space(1.5), minWidth: 0 });

const Title = styled(Link)({
  justifySelf: 'start',
  // Enlarges the touch target into the row's padding.
  margin: `${space(-3.5)} 0 0`,
  padding: `${space(3.5)} 0 0`,
  color: colour.ink,
  font: `400 ${text.title}/1.1 ${font.display}`,
  letterSpacing: '0.01em',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: colour.accent } },
  '& > span': { marginInlineStart: space(2), color: colour.inkFaint, fontSize: text.lead },
});

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  color: colour.inkFaint,
  fontSize: text.small,
  '& .again': { display: 'inline-flex', alignItems: 'center', gap: space(1) },
  '& .again > svg': { fontSize: '1rem' },
});

/** Enlarges the touch target: up to the title, and down into the row's padding. */
const PostLink = styled(MuiLink)<{ component: typeof Link; to: string }>({
  margin: `${space(-1.5)} ${space(-2)} ${space(-4.5)}`,
  padding: `${space(1.5)} ${space(2)} ${space(4.5)}`,
});

interface EntryRowProps {
  username: string;
  entry: DiaryEntry;
  /** Whether the viewer wrote it. */
  isOwn: boolean;
}

/** One diary entry: the day, the poster, the rating and the text. */
export function EntryRow({ username, entry, isOwn }: EntryRowProps) {
  const { film, watchedOn, rating, again, postId } = entry;
  return (
    <Row>
      <Day dateTime={watchedOn}>
        <b>{Number(watchedOn.slice(8))}</b>
        {formatWeekday(watchedOn)}
      </Day>
      <Poster film={film} />
      <Words>
        <Title aria-label={filmName(film)} dir="auto" to={paths.film(film._id)}>
          {film.title}
          <span>{film.year}</span>
        </Title>
        <Facts>
          {rating !== null && <Stars rating={rating} />}
          {again && (
            <span className="again">
              <ReplayRounded aria-hidden="true" />
              rewatched
            </span>
          )}
          {postId !== null && (
            <PostLink component={Link} to={paths.post(postId)}>
              Post
            </PostLink>
          )}
        </Facts>
        {entry.tags && <TagLinks tags={entry.tags} username={username} />}
        {entry.text !== null && <FoldedText>{entry.text}</FoldedText>}
        {isOwn && postId === null && <EntryActions entry={entry} />}
      </Words>
    </Row>
  );
}
