import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { Link, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../api/errorMessage';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { NotFound } from '../components/NotFound';
import { PageHeading } from '../components/PageHeading';
import { Spinner } from '../components/Spinner';
import { useGetTagsQuery } from '../features/films/diaryApi';
import { paths } from '../lib/paths';
import { taggedPath } from '../lib/taggedPath';
import { withCommas } from '../lib/withCommas';
import { colour } from '../theme/tokens';

/** Told apart from a tag that ends in a number. */
const Count = styled('span')({ marginLeft: '0.25em', color: colour.inkSoft });

function Tags({ username }: { username: string }) {
  const { data, error, isFetching, refetch } = useGetTagsQuery(username);
  if (!data && error && !isFetching)
    return errorStatus(error) === 404 ? (
      <NotFound
        back={{ to: paths.explore, label: 'Back to Explore' }}
        message={errorMessage(error)}
      />
    ) : (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <Spinner />;
  if (data.tags.length === 0)
    return (
      <EmptyState title="No tags yet">
        <p>Tags of diary entries show up here: with whom, where, in which festival or format.</p>
        <Button component={Link} to={paths.diary(username)} variant="contained">
          Open the diary
        </Button>
      </EmptyState>
    );
  return (
    <Stack
      aria-label="Tags"
      component="ul"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, p: 4, listStyle: 'none' }}
    >
      {data.tags.map(({ tag, count }) => (
        <li key={tag}>
          <Chip
            aria-label={`${tag}, ${count === 1 ? '1 evening' : `${withCommas(count)} evenings`}`}
            clickable
            component={Link}
            label={
              <>
                <bdi>{tag}</bdi> <Count>{withCommas(count)}</Count>
              </>
            }
            to={taggedPath(username, tag)}
            variant="outlined"
          />
        </li>
      ))}
    </Stack>
  );
}

/** `/profile/{username}/tags`: the tags of a person's diary, the most used first. */
export function TagsPage() {
  const { username = '' } = useParams();
  return (
    <>
      <PageHeading backTo={paths.diary(username)} title="Tags" />
      <Tags username={username} />
    </>
  );
}
