import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { onlyWithRules } from '../../lib/community';
import { paths } from '../../lib/paths';

/** Leads to the rules of a server's community, where there are any. */
export function RulesLink({ sx }: { sx?: object }) {
  return (
    <Link
      color="inherit"
      component={RouterLink}
      sx={{ ...sx, ...onlyWithRules }}
      to={paths.rules}
      underline="always"
    >
      Community rules
    </Link>
  );
}
