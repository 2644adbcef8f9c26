import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import type { User } from '../../domain/entities';
import { paths } from '../../lib/paths';
import { withCommas } from '../../lib/withCommas';
import { colour, font, media, radius, space, TARGET, text } from '../../theme/tokens';
import { modalOpened } from '../ui/uiSlice';

const countStyle: CSSObject = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(1.5),
  minHeight: TARGET,
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.medium,
  color: colour.inkSoft,
  fontWeight: 400,
  lineHeight: 1.5,
  [media.phone]: { flexDirection: 'column', gap: 0 },
  '& b': { color: colour.ink, font: `400 ${text.title}/1.15 ${font.display}` },
};

const Count = styled(Typography)(countStyle);
const CountButton = styled(Button)(countStyle);
const CountLink = styled(Button)<{ component: typeof Link; to: string }>(countStyle);

/** The numbers of a person's posts, films, followed people and followers; all but the first lead to a list. */
export function ProfileCounts({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const { username, postCount, filmCount, following, followers } = user;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: { sm: 'baseline' },
        justifyContent: { xs: 'space-between', sm: 'start' },
        columnGap: { sm: 3 },
        maxWidth: { xs: 400, sm: 'none' },
        marginInline: -2,
      }}
    >
      <Count>
        <b>{withCommas(postCount)}</b> {postCount === 1 ? 'Post' : 'Posts'}
      </Count>
      <CountLink component={Link} to={paths.watchedFilms(username)}>
        <b>{withCommas(filmCount)}</b> {filmCount === 1 ? 'Film' : 'Films'}
      </CountLink>
      <CountButton onClick={() => dispatch(modalOpened({ kind: 'following', username }))}>
        <b>{withCommas(following.length)}</b> Following
      </CountButton>
      <CountButton onClick={() => dispatch(modalOpened({ kind: 'followers', username }))}>
        <b>{withCommas(followers.length)}</b> {followers.length === 1 ? 'Follower' : 'Followers'}
      </CountButton>
    </Stack>
  );
}
