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
  /** The result that Enter would open. */
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

const HEADINGS: [kind: Found['kind'], heading: string][] = [
  ['person', 'People'],
  ['film', 'Films'],
  ['post', 'Posts'],
];

/** The first few results of a search: people, films and posts, each under a heading. */
export function SearchResults({
  active,
  found,
  isWaiting,
  error,
  retry,
  getListboxProps,
  getOptionProps,
}: SearchResultsProps) {
  const id = useId();
  const optionOf = (one: Found, index: number) => {
    const { key, ...option } = getOptionProps({ option: one, index });
    const isActive = one.kind === active?.kind && one.id === active.id;
    return <FoundOption {...option} found={one} isActive={isActive} key={key} />;
  };
  const groups = HEADINGS.flatMap(([kind, heading]) => {
    const options = found.flatMap((one, index) => (one.kind === kind ? optionOf(one, index) : []));
    return options.length > 0 ? { heading, options, headingId: `${id}-${kind}` } : [];
  });
  return (
    <>
      {groups.length > 0 && (
        <List
          {...getListboxProps()}
          aria-label="People, films and posts"
          aria-labelledby={undefined}
          component="div"
          sx={{ maxHeight: '70vh', overflowY: 'auto' }}
        >
          {groups.map(({ heading, options, headingId }) => (
            <div aria-labelledby={headingId} key={heading} role="group">
              <Typography
                component="div"
                id={headingId}
                sx={{ px: 3, pt: 2, color: 'text.secondary' }}
                variant="overline"
              >
                {heading}
              </Typography>
              {options}
            </div>
          ))}
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
      {error === null && groups.length === 0 && (isWaiting ? SEARCHING : NOTHING_FOUND)}
    </>
  );
}
