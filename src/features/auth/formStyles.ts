import styled from '@emotion/styled';
import { media, space } from '../../theme/tokens';

export const Form = styled('form')({ display: 'grid', gap: space(4) });

export const Pair = styled('div')({
  display: 'grid',
  gap: space(4),
  [media.rail]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
});

export const Actions = styled('div')({ display: 'grid', gap: space(3), marginTop: space(2) });
