import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../app/hooks';
import { Bone } from '../../components/Skeleton';
import type { User } from '../../domain/entities';
import { colour, font, media, radius, space, TARGET, text } from '../../theme/tokens';
import { modalOpened } from '../ui/uiSlice';
import { usePostCount } from './usePostCount';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  marginInline: space(-2),
});

const figure: CSSObject = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space(1.5),
  minHeight: TARGET,
  padding: `${space(1.5)} ${space(2)}`,
  color: colour.inkSoft,
  '& b': { color: colour.ink, font: `400 ${text.title}/1.15 ${font.display}` },
};

const Count = styled('p')(figure);
const CountButton = styled('button')(figure, {
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: colour.hover, color: colour.ink } },
  '&:active': { background: colour.pressed },
});

/** How much a person writes, whom they follow and who follows them; the last two open lists. */
export function ProfileCounts({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const posts = usePostCount(user.username);
  const { username } = user;
  return (
    <Row>
      <Count>
        {posts === null ? (
          <Bone height="20px" width="64px" />
        ) : (
          <>
            <b>{posts}</b> Posts
          </>
        )}
      </Count>
      <CountButton
        onClick={() => dispatch(modalOpened({ kind: 'following', username }))}
        type="button"
      >
        <b>{user.following.length}</b> Following
      </CountButton>
      <CountButton
        onClick={() => dispatch(modalOpened({ kind: 'followers', username }))}
        type="button"
      >
        <b>{user.followers.length}</b> Followers
      </CountButton>
    </Row>
  );
}
