import styled from '@emotion/styled';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

const OnPhoto = styled(IconButton)({
  '&, &:hover, &:active': { color: '#ffffff' },
  background: 'rgb(0 0 0 / 0.66)',
  '&:hover, &:active': { background: 'rgb(60 60 60 / 0.86)' },
});

interface PhotoButtonProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  label: string;
}

/** A round button that stands on a photo, legible whatever the photo shows. */
export function PhotoButton({ label, ...rest }: PhotoButtonProps) {
  return <OnPhoto aria-label={label} title={label} {...rest} />;
}
