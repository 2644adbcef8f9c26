import Fade from '@mui/material/Fade';
import MuiMenu from '@mui/material/Menu';

export interface MenuProps {
  /** What the menu is for. */
  label: string;
  open: boolean;
  /** The button that opened the menu; the focus returns to it. */
  anchor: React.RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Whether it hangs above its button, which is at the bottom of the screen. */
  above?: boolean;
  children: React.ReactNode;
}

/**
 * A menu of `MenuItem`s and `MenuRadio`s, walked with the arrow keys. It brings MUI's popover, so
 * load what uses it lazily.
 */
export function Menu({ label, open, anchor, onClose, above = false, children }: MenuProps) {
  return (
    <MuiMenu
      anchorEl={() => anchor.current}
      anchorOrigin={{ horizontal: 'right', vertical: above ? 'top' : 'bottom' }}
      onClose={onClose}
      open={open}
      slotProps={{
        // It opens outside the page's landmarks, so it is one itself.
        root: { role: 'region', 'aria-label': label },
        list: { 'aria-label': label },
      }}
      // MUI's own transition grows the menu, and an entry that moves while it is pressed is not chosen.
      slots={{ transition: Fade }}
      transformOrigin={{ horizontal: 'right', vertical: above ? 'bottom' : 'top' }}
      transitionDuration={150}
    >
      {children}
    </MuiMenu>
  );
}
