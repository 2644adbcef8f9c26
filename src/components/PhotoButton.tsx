import styled from '@emotion/styled';
import { IconButton } from './IconButton';

/** A round button that stands on a photo, legible whatever the photo shows. */
export const PhotoButton = styled(IconButton)({
  background: 'rgb(0 0 0 / 0.66)',
  color: '#ffffff',
  '&:hover:enabled, &:active:enabled': { background: 'rgb(60 60 60 / 0.86)', color: '#ffffff' },
});
