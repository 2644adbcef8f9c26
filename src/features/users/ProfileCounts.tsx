import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../app/hooks';
import type { User } from '../../domain/entities';
import { colour, font, radius, space, TARGET, text } from '../../theme/tokens';
import { modalOpened } from '../ui/uiSlice';

const countStyle = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(1.5),
  minHeight: TARGET,
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.medium,
  color: colour.inkSoft,
  fontWeight: 400,
  lineHeight: 1.5,
  '& b': { color: colour.ink, font: `400 ${text.title}/1.15 ${font.display}` },
};

const Count = styled(Typography)(countStyle);
const CountButton = styled(Button)(countStyle);

/** The numbers of a person's posts, followed people and followers; the last two open lists. */
export function ProfileCounts({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const { username, postCount, following, followers } = user;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, marginInline: -2 }}
    >
      <Count>
        <b>{postCount}</b> {postCount === 1 ? 'Post' : 'Posts'}
      </Count>
      <CountButton onClick={() => dispatch(modalOpened({ kind: 'following', username }))}>
        <b>{following.length}</b> Following
      </CountButton>
      <CountButton onClick={() => dispatch(modalOpened({ kind: 'followers', username }))}>
        <b>{followers.length}</b> {followers.length === 1 ? 'Follower' : 'Followers'}
      </CountButton>
    </Stack>
  );
}
