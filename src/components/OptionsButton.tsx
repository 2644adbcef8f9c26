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
  /** Whether the menu's code is loaded. */
  isReady: boolean;
  /** The menu. */
  children: React.ReactNode;
}

/** A button with three dots, which opens a menu of options. The menu is a lazy component. */
export function OptionsButton({
  label,
  anchor,
  button,
  isOpen,
  fail,
  isReady,
  children,
}: OptionsButtonProps) {
  return (
    <>
      <IconButton {...button} aria-label={label} ref={anchor} title={label}>
        <MoreHorizRounded />
      </IconButton>
      {isOpen && (
        <LazyRegion isLate={!isReady} onFailure={fail}>
          {children}
        </LazyRegion>
      )}
    </>
  );
}
