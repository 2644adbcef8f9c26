import styled from '@emotion/styled';
import { colour, space } from '../theme/tokens';
import { PersonRowSkeleton } from './PersonRowSkeleton';
import { Bone } from './Skeleton';

const Card = styled('div')({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  borderBottom: `1px solid ${colour.line}`,
});

const Frame = styled('div')({ display: 'grid', aspectRatio: '3 / 2' });

interface PostSkeletonProps {
  photo?: boolean;
}

/** Holds the place of a post while it comes. */
export function PostSkeleton({ photo = false }: PostSkeletonProps) {
  return (
    <Card aria-hidden="true">
      <PersonRowSkeleton />
      <Bone height="14px" width="100%" />
      <Bone height="14px" width="64%" />
      {photo && (
        <Frame>
          <Bone height="100%" width="100%" />
        </Frame>
      )}
      <Bone height="28px" width="160px" />
    </Card>
  );
}
