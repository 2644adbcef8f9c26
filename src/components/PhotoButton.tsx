import styled from '@emotion/styled';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

const OnPhoto = styled(IconButton)({
  '&, &:hover, &:active': { color: '#ffffff' },
  background: 'rgb(0 0 0 / 0.66)',
  '&:hover, &:active': { background: 'rgb(60 60 60 / 0.86)' },
});

interface PhotoButtonProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  label: string;
}

/** A round button on a photo, with enough contrast on any photo. */
export function PhotoButton({ label, ...rest }: PhotoButtonProps) {
  return (
    <Tooltip title={label}>
      <OnPhoto {...rest} />
    </Tooltip>
  );
}
