import Fade from '@mui/material/Fade';
import MuiMenu from '@mui/material/Menu';

export interface MenuProps {
  /** The accessible name. */
  label: string;
  open: boolean;
  /** The button that opened the menu; the focus returns to it. */
  anchor: React.RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Whether it opens above its button, for a button at the bottom of the screen. */
  above?: boolean;
  children: React.ReactNode;
}

/**
 * A menu of `MenuItem`s and `MenuRadio`s, with arrow-key navigation. It imports MUI's popover, so
 * load components that use it lazily.
 */
export function Menu({ label, open, anchor, onClose, above = false, children }: MenuProps) {
  return (
    <MuiMenu
      anchorEl={() => anchor.current}
      anchorOrigin={{ horizontal: 'right', vertical: above ? 'top' : 'bottom' }}
      onClose={onClose}
      open={open}
      slotProps={{
        // It is rendered outside the page's landmarks, so it needs to be one.
        root: { role: 'region', 'aria-label': label },
        list: { 'aria-label': label },
      }}
      // MUI's default transition grows the menu, and a press on an item that moves is not a click.
      slots={{ transition: Fade }}
      transformOrigin={{ horizontal: 'right', vertical: above ? 'bottom' : 'top' }}
      transitionDuration={150}
    >
      {children}
    </MuiMenu>
  );
}
