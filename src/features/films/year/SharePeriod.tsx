import styled from '@emotion/styled';
import { SharePageButton } from '../../../components/SharePageButton';
import { useShare } from '../../ui/useShare';
import type { Shareable } from '../../ui/useShareMenu';

const Place = styled('div')({ justifySelf: 'start' });

/** Shares a person's year in film, or all of their diary. */
export function SharePeriod(period: Shareable) {
  const share = useShare(period);
  return (
    <Place>
      <SharePageButton {...share} />
    </Place>
  );
}
