import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { EmptyState } from './EmptyState';

interface NotFoundProps {
  /** The server's message. */
  message: string;
  /** A link to where the missing thing would be. */
  back: { to: string; label: string };
}

/** The page of something that does not exist, announced as an alert, with a way back and one to the search. */
export function NotFound({ message, back }: NotFoundProps) {
  return (
    <div role="alert">
      <EmptyState title={message}>
        <p>It may have been deleted, or the address is not quite right.</p>
        <Button component={Link} to={back.to} variant="contained">
          {back.label}
        </Button>
        <Button component={Link} to={paths.searchPage} variant="outlined">
          Search Cinefolk
        </Button>
      </EmptyState>
    </div>
  );
}
