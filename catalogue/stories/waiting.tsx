import Skeleton from '@mui/material/Skeleton';
import { CountedProgress } from '../../src/components/CountedProgress';
import { PagedSection } from '../../src/components/PagedSection';
import { PersonRowSkeleton } from '../../src/components/PersonRowSkeleton';
import { PostSkeleton } from '../../src/components/PostSkeleton';
import { ProfileSkeleton } from '../../src/components/ProfileSkeleton';
import { Spinner } from '../../src/components/Spinner';
import { nothing } from '../cast';
import type { Entry } from '../story';

const QUERY = {
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  refetch: nothing,
  fetchNextPage: nothing,
};

export const waiting: Entry[] = [
  { component: 'Spinner', stories: [{ name: 'as it is', render: () => <Spinner /> }] },
  {
    component: 'Skeleton',
    stories: [
      { name: 'a line', render: () => <Skeleton width={160} /> },
      { name: 'round', render: () => <Skeleton height={44} variant="circular" width={44} /> },
    ],
  },
  {
    component: 'CountedProgress',
    stories: [0, 800].map((all) => ({
      name: all === 0 ? 'before it is counted' : 'counted',
      isWide: true,
      render: () => (
        <CountedProgress
          all={all}
          counted="Importing …"
          done={300}
          label="Import"
          uncounted="Reading the file …"
        />
      ),
    })),
  },
  {
    component: 'PersonRowSkeleton',
    stories: [{ name: 'as it is', isWide: true, render: () => <PersonRowSkeleton /> }],
  },
  {
    component: 'PagedSection',
    stories: (
      [
        ['whole', null, QUERY],
        ['with a next page', null, { ...QUERY, hasNextPage: true }],
        ['that could not be loaded', 'That took too long. Please try again.', QUERY],
      ] as const
    ).map(([name, problem, query]) => ({
      name,
      isWide: true,
      render: () => (
        <PagedSection isEmpty={false} problem={problem} query={query} title="On lists">
          {(headingId) => (
            <ul aria-labelledby={headingId}>
              <li>Silent, mostly</li>
              <li>Rain on windows</li>
            </ul>
          )}
        </PagedSection>
      ),
    })),
  },
  {
    component: 'PostSkeleton',
    stories: [
      { name: 'of words', isWide: true, render: () => <PostSkeleton /> },
      { name: 'with a photo', isWide: true, render: () => <PostSkeleton photo /> },
    ],
  },
  {
    component: 'ProfileSkeleton',
    stories: [{ name: 'as it is', isWide: true, render: () => <ProfileSkeleton /> }],
  },
];
