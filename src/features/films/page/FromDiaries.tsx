import List from '@mui/material/List';
import styled from '@emotion/styled';
import { useAppSelector } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { PagedSection } from '../../../components/PagedSection';
import { selectOutbox } from '../../drafts/draftsSlice';
import { space } from '../../../theme/tokens';
import { useGetFilmNotesInfiniteQuery } from '../filmsApi';
import { Note } from './Note';

const Notes = styled(List)({ marginInline: space(4) });

/** What people wrote about a film in their diaries; nothing if nobody did. */
export function FromDiaries({ filmId }: { filmId: string }) {
  const query = useGetFilmNotesInfiniteQuery(filmId);
  const outbox = useAppSelector(selectOutbox);
  const beingPosted = new Set(outbox.map(({ entryId }) => entryId));
  const notes = (query.data?.pages ?? [])
    .flatMap(({ entries, revision }) => entries.map((entry) => ({ entry, revision })))
    .filter(({ entry }) => !beingPosted.has(entry._id));
  return (
    <PagedSection
      isEmpty={notes.length === 0}
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      title="From diaries"
    >
      {(headingId) => (
        <Notes aria-labelledby={headingId}>
          {notes.map(({ entry, revision }) => (
            <Note entry={entry} key={entry._id} revision={revision} />
          ))}
        </Notes>
      )}
    </PagedSection>
  );
}
