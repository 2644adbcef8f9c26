import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { errorMessage } from '../../api/errorMessage';
import { PersonRowSkeleton } from '../../components/PersonRowSkeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { FoundOption } from './FoundOption';
import type { Found, Search } from './useSearch';

interface SearchResultsProps extends Search {
  /** What Enter would open. */
  active: Found | null;
  getListboxProps: () => React.HTMLAttributes<HTMLElement>;
  getOptionProps: (option: {
    option: Found;
    index: number;
  }) => React.HTMLAttributes<HTMLElement> & { key: React.Key };
}

const SEARCHING = (
  <div role="status">
    <VisuallyHidden>Searching</VisuallyHidden>
    <PersonRowSkeleton />
  </div>
);

const NOTHING_FOUND = (
  <Typography role="status" sx={{ p: 3, color: 'text.secondary' }}>
    No data found
  </Typography>
);

/** What the search found: people, and films below them. */
export function SearchResults({
  active,
  found,
  isWaiting,
  error,
  retry,
  getListboxProps,
  getOptionProps,
}: SearchResultsProps) {
  const filmsId = useId();
  const options = found.map((one, index) => {
    const { key, ...option } = getOptionProps({ option: one, index });
    const isActive = one.kind === active?.kind && one.id === active.id;
    return <FoundOption {...option} found={one} isActive={isActive} key={key} />;
  });
  const people = found.filter(({ kind }) => kind === 'person').length;
  return (
    <>
      {options.length > 0 && (
        <List
          {...getListboxProps()}
          aria-label="People and films"
          aria-labelledby={undefined}
          component="div"
          sx={{ maxHeight: '60vh', overflowY: 'auto' }}
        >
          {options.slice(0, people)}
          {options.length > people && (
            <div aria-labelledby={filmsId} role="group">
              <Typography component="div" id={filmsId} sx={{ px: 3, pt: 2 }} variant="overline">
                Films
              </Typography>
              {options.slice(people)}
            </div>
          )}
        </List>
      )}
      {error !== null && (
        <Alert severity="error">
          {errorMessage(error)}
          <Button onClick={retry} size="small" variant="outlined">
            Retry
          </Button>
        </Alert>
      )}
      {error === null && options.length === 0 && (isWaiting ? SEARCHING : NOTHING_FOUND)}
    </>
  );
}
