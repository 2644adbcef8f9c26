import { useId } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { colour, space } from '../theme/tokens';
import { ErrorState } from './ErrorState';

const Section = styled('section')({
  padding: `${space(5)} 0`,
  borderBottom: `1px solid ${colour.line}`,
  '& > h2, & > button': { marginInline: space(4) },
});

/** What the section needs of an infinite query. */
interface PagedQuery {
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedSectionProps {
  title: string;
  query: PagedQuery;
  /** Why the last call failed, as a message for the user. */
  problem: string | null;
  /** Without anything to show there is no section. */
  isEmpty: boolean;
  /** Renders the list, which is named by the heading with this id. */
  children: (headingId: string) => React.ReactNode;
}

/** A section of a page that lists what a paged query answers, with a button for its next page. */
export function PagedSection({ title, query, problem, isEmpty, children }: PagedSectionProps) {
  const headingId = useId();
  if (problem !== null && !query.isFetchNextPageError)
    return <ErrorState message={problem} onRetry={() => void query.refetch()} />;
  if (isEmpty) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Typography component="h2" id={headingId} variant="h3">
        {title}
      </Typography>
      {children(headingId)}
      {query.hasNextPage && (
        <Button
          aria-busy={query.isFetchingNextPage}
          onClick={() => {
            if (!query.isFetching) void query.fetchNextPage();
          }}
          size="small"
          variant="outlined"
        >
          Show more
        </Button>
      )}
    </Section>
  );
}
