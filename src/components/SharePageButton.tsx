import IosShareRounded from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import { LazyShareMenu } from './LazyShareMenu';

interface SharePageButtonProps {
  button: { 'aria-expanded': boolean; 'aria-haspopup': 'menu'; onClick: () => void };
  anchor: React.RefObject<HTMLButtonElement | null>;
  menu: Omit<React.ComponentProps<typeof LazyShareMenu>, 'anchor'>;
}

/** A page's Share button, beside its other actions, and its menu. */
export function SharePageButton({ anchor, button, menu }: SharePageButtonProps) {
  return (
    <>
      <Button {...button} ref={anchor} size="small" variant="outlined">
        <IosShareRounded fontSize="small" />
        Share
      </Button>
      <LazyShareMenu {...menu} anchor={anchor} />
    </>
  );
}
