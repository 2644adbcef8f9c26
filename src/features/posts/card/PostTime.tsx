import Link from '@mui/material/Link';
import styled from '@emotion/styled';
import { Link as RouterLink } from 'react-router-dom';
import { formatAge, formatMoment } from '../../../lib/formatDate';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/useNow';
import { space } from '../../../theme/tokens';

const Posted = styled(Link)<{ component: typeof RouterLink; to: string }>({
  padding: `${space(1)} ${space(2)} ${space(3)}`,
  margin: `0 ${space(-2)}`,
});

const Detail = styled('span')({
  '&::before': { content: '"·"', marginRight: space(2) },
});

interface PostTimeProps {
  postId: string;
  createdAt: string;
  editedAt: string | undefined;
}

/** When a post was written and whether it was edited; the date links to the post. */
export function PostTime({ postId, createdAt, editedAt }: PostTimeProps) {
  const age = useNow(() => formatAge(createdAt));
  return (
    <>
      <span>
        <Posted component={RouterLink} title={formatMoment(createdAt)} to={paths.post(postId)}>
          <time dateTime={createdAt}>{age}</time>
        </Posted>
      </span>
      {editedAt !== undefined && <Detail title={formatMoment(editedAt)}>edited</Detail>}
    </>
  );
}
