import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ReplyTo } from '../../../domain/entities';
import { paths } from '../../../lib/paths';
import { colour } from '../../../theme/tokens';

const Line = styled(Typography)<{ component: 'div' }>({
  color: colour.inkFaint,
  overflowWrap: 'anywhere',
});

/** Names the post that a reply answers, with a link to it. */
export function ReplyingTo({ replyTo }: { replyTo: ReplyTo }) {
  if (replyTo.deleted)
    return (
      <Line component="div" variant="body2">
        Replying to a post that was deleted
      </Line>
    );
  return (
    <Line component="div" variant="body2">
      Replying to{' '}
      <Link component={RouterLink} to={paths.post(replyTo._id)}>
        <bdi>@{replyTo.author.username}</bdi>
      </Link>
    </Line>
  );
}
