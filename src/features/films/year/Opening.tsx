import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { space } from '../../../theme/tokens';

const Lines = styled('div')({ display: 'grid', gap: space(6) });

interface OpeningProps {
  username: string;
  isOwn: boolean;
  children: React.ReactNode;
}

/** Whose year it is, which the address of a shared link alone would tell, and its figures. */
export function Opening({ username, isOwn, children }: OpeningProps) {
  return (
    <Lines>
      {!isOwn && (
        <Typography color="textSecondary">
          From{' '}
          <MuiLink color="primary" component={Link} to={paths.diary(username)} underline="always">
            <bdi>@{username}</bdi>’s diary
          </MuiLink>
        </Typography>
      )}
      {children}
    </Lines>
  );
}
