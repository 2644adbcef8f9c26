import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isBlank } from '../domain/blank';
import { useCommunityName } from '../lib/community';
import { paths } from '../lib/paths';
import { ErrorPage } from './ErrorPage';
import { AuthLayout } from './guest/AuthLayout';

/** The rules that the server's admin has written, line by line; none if there are none. */
const readRules = (): string[] => {
  const { rules = '' } = document.documentElement.dataset;
  return rules.split('\n').filter((line) => !isBlank(line));
};

/** `/rules`: the rules of a server's community. Where there are none, neither is the page. */
export function RulesPage() {
  const name = useCommunityName();
  const rules = readRules();
  if (rules.length === 0) return <ErrorPage />;
  return (
    <AuthLayout
      eyebrow={name ?? 'House lights'}
      lead="What everybody here agrees to."
      title="Rules"
    >
      <Stack sx={{ gap: 3 }}>
        {rules.map((line, place) => (
          <Typography dir="auto" key={place} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </Stack>
      <p>
        <Link color="primary" component={RouterLink} to={paths.signup} underline="always">
          Sign up
        </Link>
      </p>
    </AuthLayout>
  );
}
