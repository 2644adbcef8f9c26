import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { LazyRegion } from './LazyRegion';

interface OptionsButtonProps {
  /** The accessible name, and the tooltip. */
  label: string;
  anchor: React.RefObject<HTMLButtonElement | null>;
  button: IconButtonProps;
  isOpen: boolean;
  /** Called with a message if the menu's code cannot be loaded. */
  fail: (message: string) => void;
  /** The menu, a lazy component. */
  children: React.ReactNode;
}

/** A button with three dots, which opens a menu of options. */
export function OptionsButton({
  label,
  anchor,
  button,
  isOpen,
  fail,
  children,
}: OptionsButtonProps) {
  return (
    <>
      <IconButton {...button} aria-label={label} ref={anchor} title={label}>
        <MoreHorizRounded />
      </IconButton>
      {isOpen && <LazyRegion onFailure={fail}>{children}</LazyRegion>}
    </>
  );
}
