import styled from '@emotion/styled';
import { space } from '../theme/tokens';
import { Bone } from './Skeleton';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(2)} 0`,
});
const Lines = styled('span')({ display: 'grid', flexGrow: 1, gap: space(2) });

/** Holds the place of a person in a list. */
export function PersonRowSkeleton() {
  return (
    <Row aria-hidden="true">
      <Bone height="44px" round width="44px" />
      <Lines>
        <Bone height="14px" width="140px" />
        <Bone height="12px" width="90px" />
      </Lines>
    </Row>
  );
}
