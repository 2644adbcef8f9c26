import { PersonRowSkeleton } from '../../src/components/PersonRowSkeleton';
import { PostSkeleton } from '../../src/components/PostSkeleton';
import { ProfileSkeleton } from '../../src/components/ProfileSkeleton';
import { Bone } from '../../src/components/Skeleton';
import { Spinner } from '../../src/components/Spinner';
import type { Entry } from '../story';

export const waiting: Entry[] = [
  { component: 'Spinner', stories: [{ name: 'as it is', render: () => <Spinner /> }] },
  {
    component: 'Skeleton',
    stories: [
      { name: 'a line', render: () => <Bone height="14px" width="160px" /> },
      { name: 'round', render: () => <Bone height="44px" round width="44px" /> },
    ],
  },
  {
    component: 'PersonRowSkeleton',
    stories: [{ name: 'as it is', isWide: true, render: () => <PersonRowSkeleton /> }],
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
