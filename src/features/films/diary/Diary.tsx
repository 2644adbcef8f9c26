import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { errorMessage } from '../../../api/errorMessage';
import { useAppDispatch } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { PagedList } from '../../../components/PagedList';
import { allTimePath } from '../../../lib/allTimePath';
import { today } from '../../../lib/dayjs';
import { formatMonth } from '../../../lib/formatDate';
import { KEEPS_PLACE } from '../../../lib/keepsPlace';
import { paths } from '../../../lib/paths';
import { tagsPath } from '../../../lib/taggedPath';
import { useNow } from '../../../lib/useNow';
import { colour, space } from '../../../theme/tokens';
import { modalOpened } from '../../ui/uiSlice';
import { FirstSteps } from '../favourites/FirstSteps';
import { FindFilmsButton } from '../lists/FindFilmsButton';
import { byMonth } from './byMonth';
import { DiarySkeleton } from './DiarySkeleton';
import { EntryRow } from './EntryRow';
import { useDiary } from './useDiary';

const Month = styled('section')({
  padding: `${space(5)} ${space(4)} 0`,
  '&:last-of-type': { paddingBottom: space(5) },
  '& > h2': { paddingBottom: space(1), borderBottom: `2px solid ${colour.accentFill}` },
});

function LogButton() {
  const dispatch = useAppDispatch();
  return (
    <Button onClick={() => dispatch(modalOpened({ kind: 'logFilm' }))} variant="contained">
      Log a film
    </Button>
  );
}

const WAITING = (
  <div aria-busy="true">
    <VisuallyHidden>Loading the diary</VisuallyHidden>
    <DiarySkeleton />
  </div>
);

/** A user's diary by month, or its entries with the tag in the address; in their own they can log films. */
export function Diary({ username }: { username: string }) {
  const [, setParams] = useSearchParams();
  const { entries, isOwn, tag, ...query } = useDiary(username);
  const day = useNow(today);
  const year = Number((entries?.[0]?.watchedOn ?? day).slice(0, 4));
  return (
    <PagedList
      count={entries?.length}
      empty={
        tag === undefined ? (
          <EmptyState title={isOwn ? 'An empty diary' : 'No films logged yet'}>
            {isOwn ? (
              <>
                <p>What did you see last? Log it with a date, a rating and a few words.</p>
                <LogButton />
                <p>Or begin with the films you love, or with the diary you already have.</p>
                <FirstSteps />
              </>
            ) : (
              <>
                <p>
                  Films that <bdi>@{username}</bdi> logs will be here, month by month.
                </p>
                <FindFilmsButton />
              </>
            )}
          </EmptyState>
        ) : (
          <EmptyState title="No films with this tag">
            <Button component={Link} to={paths.diary(username)} variant="contained">
              Open the whole diary
            </Button>
          </EmptyState>
        )
      }
      problem={query.isError ? errorMessage(query.error) : null}
      query={query}
      more={<DiarySkeleton />}
      waiting={WAITING}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 4,
          pt: 4,
        }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button component={Link} to={paths.filmYear(username, year)} variant="outlined">
            {year} in film
          </Button>
          <Button component={Link} to={allTimePath(username)} variant="outlined">
            All time
          </Button>
          <Button component={Link} to={tagsPath(username)} variant="outlined">
            Tags
          </Button>
          {tag !== undefined && (
            <Chip
              aria-label={`Remove filter ${tag}`}
              label={tag}
              onClick={() => setParams({}, { state: KEEPS_PLACE })}
              onDelete={() => setParams({}, { state: KEEPS_PLACE })}
              variant="outlined"
            />
          )}
        </Stack>
        {isOwn && <LogButton />}
      </Stack>
      {byMonth(entries ?? []).map(({ month, entries: monthEntries }) => (
        <Month aria-labelledby={`month-${month}`} key={month}>
          <Typography component="h2" id={`month-${month}`} variant="h2">
            {formatMonth(`${month}-01`)}
          </Typography>
          <ol>
            {monthEntries.map((entry) => (
              <EntryRow entry={entry} isOwn={isOwn} key={entry._id} username={username} />
            ))}
          </ol>
        </Month>
      ))}
    </PagedList>
  );
}
