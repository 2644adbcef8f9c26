import CheckRounded from '@mui/icons-material/CheckRounded';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

const Check = styled(CheckRounded)({ marginLeft: 'auto', color: colour.accent });

interface MenuRadioProps {
  checked: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

/** A menu item of which one in its group is checked. */
export function MenuRadio({ checked, onChoose, children, ...fromMenu }: MenuRadioProps) {
  return (
    <MenuItem
      {...fromMenu}
      aria-checked={checked}
      onClick={onChoose}
      role="menuitemradio"
      selected={checked}
    >
      {children}
      {checked && <Check aria-hidden="true" />}
    </MenuItem>
  );
}
