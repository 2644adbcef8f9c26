import styled from '@emotion/styled';
import { colour, space } from '../theme/tokens';
import { Bone } from './Skeleton';

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: `${space(8)} ${space(4)} ${space(6)}`,
  borderBottom: `1px solid ${colour.line}`,
});
const Counts = styled('div')({ display: 'flex', gap: space(4) });

/** Holds the place of a profile's head. */
export function ProfileSkeleton() {
  return (
    <Root aria-hidden="true">
      <Bone height="112px" round width="112px" />
      <Bone height="40px" width="240px" />
      <Bone height="14px" width="120px" />
      <Bone height="14px" width="80%" />
      <Counts>
        <Bone height="20px" width="80px" />
        <Bone height="20px" width="80px" />
        <Bone height="20px" width="80px" />
      </Counts>
    </Root>
  );
}
