import { useAppDispatch } from '../../../app/hooks';
import { Menu } from '../../../components/Menu';
import { MenuRadio } from '../../../components/MenuRadio';
import { menuClosed } from '../../ui/uiSlice';

export interface SortOption {
  label: string;
  checked: boolean;
  onChoose: () => void;
}

interface SortFilmsListProps {
  anchor: React.RefObject<HTMLElement | null>;
  sorts: readonly SortOption[];
}

/** The menu with the sorts of a person's films; choosing one closes it. */
export function SortFilmsList({ anchor, sorts }: SortFilmsListProps) {
  const dispatch = useAppDispatch();
  return (
    <Menu anchor={anchor} label="Sort films" onClose={() => dispatch(menuClosed())} open>
      {sorts.map(({ label, checked, onChoose }) => (
        <MenuRadio
          checked={checked}
          key={label}
          onChoose={() => {
            onChoose();
            dispatch(menuClosed());
          }}
        >
          {label}
        </MenuRadio>
      ))}
    </Menu>
  );
}
