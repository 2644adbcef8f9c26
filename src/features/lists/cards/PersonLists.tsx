import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../app/hooks';
import { EmptyState } from '../../../components/EmptyState';
import { paths } from '../../../lib/paths';
import { selectSessionUser } from '../../auth/authSlice';
import { useGetPersonListsInfiniteQuery } from '../listsApi';
import { NewListButton } from './NewListButton';
import { PagedLists } from './PagedLists';

/** A person's lists of films, the newest first; their own with a button that makes one. */
export function PersonLists({ username }: { username: string }) {
  const isOwn = useAppSelector(selectSessionUser)?.username === username;
  const { data, ...query } = useGetPersonListsInfiniteQuery({ username, sort: 'latest' });
  return (
    <PagedLists
      empty={
        <EmptyState title="No lists yet">
          {isOwn ? (
            <>
              <p>Ten for a rainy Sunday, everything with trains: films that belong together.</p>
              <NewListButton />
            </>
          ) : (
            <>
              <p>
                Lists that <bdi>@{username}</bdi> makes will be here.
              </p>
              <Button component={Link} to={paths.films} variant="outlined">
                Find films
              </Button>
            </>
          )}
        </EmptyState>
      }
      label="Lists"
      pages={data?.pages}
      query={query}
      showsOwner={false}
    >
      {isOwn && (
        <Stack sx={{ alignItems: 'end', px: 4, pt: 4 }}>
          <NewListButton />
        </Stack>
      )}
    </PagedLists>
  );
}
