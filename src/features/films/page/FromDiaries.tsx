import Button from '@mui/material/Button';
import List from '@mui/material/List';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { ErrorState } from '../../../components/ErrorState';
import { selectOutbox } from '../../drafts/draftsSlice';
import { colour, space } from '../../../theme/tokens';
import { useGetFilmNotesInfiniteQuery } from '../filmsApi';
import { Note } from './Note';

const Section = styled('section')({
  padding: `${space(5)} ${space(4)}`,
  borderBottom: `1px solid ${colour.line}`,
});

/** What people wrote about a film in their diaries; nothing if nobody did. */
export function FromDiaries({ filmId }: { filmId: string }) {
  const query = useGetFilmNotesInfiniteQuery(filmId);
  const outbox = useAppSelector(selectOutbox);
  const beingPosted = new Set(outbox.map(({ entryId }) => entryId));
  const notes = (query.data?.pages ?? [])
    .flatMap(({ entries, revision }) => entries.map((entry) => ({ entry, revision })))
    .filter(({ entry }) => !beingPosted.has(entry._id));
  if (query.isError && !query.isFetchNextPageError)
    return <ErrorState message={errorMessage(query.error)} onRetry={() => void query.refetch()} />;
  if (notes.length === 0) return null;
  return (
    <Section aria-labelledby="from-diaries">
      <Typography component="h2" id="from-diaries" variant="h3">
        From diaries
      </Typography>
      <List aria-labelledby="from-diaries">
        {notes.map(({ entry, revision }) => (
          <Note entry={entry} key={entry._id} revision={revision} />
        ))}
      </List>
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
