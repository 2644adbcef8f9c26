import LockOutlined from '@mui/icons-material/LockOutlined';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { LargeTitle } from '../../../components/LargeTitle';
import { LinkedText } from '../../../components/LinkedText';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { TakenDownNote } from '../../../components/TakenDownNote';
import { isBlank } from '../../../domain/blank';
import type { List } from '../../../domain/lists';
import { fullName } from '../../../lib/people';
import { space } from '../../../theme/tokens';
import { useProfilePath } from '../../users/useProfilePath';
import { films } from '../counts';
import { Stage } from './Stage';

const Description = styled(Typography)<{ component: 'div' }>({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

const kindOf = ({ filmCount, ranked }: List): string =>
  `${ranked ? 'Ranked list' : 'List'} · ${films(filmCount)}`;

interface ListHeadProps {
  list: List;
  /** What the viewer has seen of it, and the actions. */
  children: React.ReactNode;
}

/** The head of a list's page: title, owner, description and actions. */
export function ListHead({ list, children }: ListHeadProps) {
  const { title, description, owner } = list;
  const profilePath = useProfilePath();
  const name = fullName(owner);
  return (
    <Stage>
      <div>
        <Typography
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
          variant="overline"
        >
          {kindOf(list)}
          {!list.public && (
            <>
              {' · '}
              <LockOutlined aria-hidden="true" sx={{ fontSize: 14 }} /> Private
            </>
          )}
        </Typography>
        <LargeTitle>{title}</LargeTitle>
      </div>
      {list.takenDown && <TakenDownNote takenDown={list.takenDown} />}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <PersonAvatar name={name} size={28} src={owner.avatar} />
        <MuiLink
          component={Link}
          sx={{ fontWeight: 650, py: space(3), my: -2, overflowWrap: 'anywhere' }}
          to={profilePath(owner.username)}
        >
          <bdi>{name}</bdi>
        </MuiLink>
      </Stack>
      {!isBlank(description) && (
        <Description component="div" dir="auto">
          <LinkedText>{description}</LinkedText>
        </Description>
      )}
      {children}
    </Stage>
  );
}
