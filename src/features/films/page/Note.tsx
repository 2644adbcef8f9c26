import { useState } from 'react';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { Stars } from '../../../components/Stars';
import type { FilmNote } from '../../../domain/films';
import { focusNeighbour } from '../../../lib/focus';
import { formatDate } from '../../../lib/formatDate';
import { paths } from '../../../lib/paths';
import { fullName } from '../../../lib/people';
import { colour, space, text } from '../../../theme/tokens';
import { selectSessionUser } from '../../auth/authSlice';
import { postSubmitted } from '../../drafts/draftsSlice';
import { selectMine } from '../changes/shownFilm';
import { FoldedText } from '../diary/FoldedText';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${space(10)} minmax(0, 1fr)`,
  gap: space(3),
  padding: `${space(4)} 0`,
  '& + &': { borderTop: `1px solid ${colour.line}` },
});

const Words = styled('div')({ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 });

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  color: colour.inkFaint,
  fontSize: text.small,
});

/** The padding enlarges the touch target. */
const Name = styled(MuiLink)<{ component: typeof Link; to: string }>({
  margin: `${space(-3)} 0`,
  padding: `${space(3)} 0`,
  color: colour.ink,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

interface NoteProps {
  entry: FilmNote;
  /** The revision of the answer that contained it. */
  revision: number;
}

/**
 * One diary entry's words. Nobody was asked whether they contain spoilers, so they are covered for a reader who has not
 * watched the film, unless they are the reader's own.
 */
export function Note({ entry, revision }: NoteProps) {
  const { _id, user, film, rating, watchedOn, again } = entry;
  const words = entry.text ?? '';
  const dispatch = useAppDispatch();
  const isOwn = useAppSelector(selectSessionUser)?._id === user._id;
  const hasWatched = useAppSelector((state) =>
    selectMine(state, 'watched', film._id, film.watched ?? false, revision),
  );
  const [isUncovered, setIsUncovered] = useState(false);
  const isShown = isOwn || hasWatched || isUncovered;
  const post = (event: React.MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget);
    dispatch(
      postSubmitted({
        ...{ content: words, pictures: [], film, watchedOn, entryId: _id },
        ...(rating !== null && { rating }),
        ...(again && { again }),
      }),
    );
  };
  return (
    <Row tabIndex={-1}>
      <PersonAvatar name={fullName(user)} size={40} src={user.avatar} />
      <Words>
        <Facts>
          <Name component={Link} to={paths.profile(user.username)} underline="hover">
            <bdi>{fullName(user)}</bdi>
          </Name>
          {rating !== null && <Stars rating={rating} />}
          <time dateTime={watchedOn}>{formatDate(watchedOn)}</time>
        </Facts>
        {isShown ? (
          <FoldedText>{words}</FoldedText>
        ) : (
          <Button
            aria-label={`May contain spoilers · Show what ${fullName(user)} wrote about ${film.title}`}
            onClick={({ currentTarget }) => {
              // The button is removed, so the whole note takes the focus.
              currentTarget.closest('li')?.focus();
              setIsUncovered(true);
            }}
            size="small"
            variant="outlined"
          >
            May contain spoilers · Show
          </Button>
        )}
        {isOwn && (
          <Button onClick={post} size="small" variant="outlined">
            Post it
          </Button>
        )}
      </Words>
    </Row>
  );
}
