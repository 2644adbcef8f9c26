import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { paths } from '../../../lib/paths';

interface EmptyPeriodProps {
  username: string;
  title: string;
  children: React.ReactNode;
}

/** Nothing was logged in a period. */
export function EmptyPeriod({ username, title, children }: EmptyPeriodProps) {
  return (
    <EmptyState title={title}>
      <p>{children}</p>
      <Button component={Link} to={paths.diary(username)} variant="contained">
        Open the diary
      </Button>
    </EmptyState>
  );
}
