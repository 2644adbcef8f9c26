import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Menu } from '../../../components/Menu';
import { MenuRadio } from '../../../components/MenuRadio';
import type { SortableFeed } from '../../../domain/feeds';
import { menuClosed } from '../../ui/uiSlice';
import { selectSort, sortChosen } from '../postsSlice';
import { sortNames } from './sortNames';

interface SortMenuListProps {
  feed: SortableFeed;
  anchor: React.RefObject<HTMLElement | null>;
}

/** The ways to sort a feed; choosing one closes the menu. */
export function SortMenuList({ feed, anchor }: SortMenuListProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectSort(state, feed));
  return (
    <Menu anchor={anchor} label="Sort posts" onClose={() => dispatch(menuClosed())} open>
      {sortNames(feed).map(({ sort, label }) => (
        <MenuRadio
          checked={sort === chosen}
          key={sort}
          onChoose={() => {
            dispatch(sortChosen({ feed, sort }));
            dispatch(menuClosed());
          }}
        >
          {label}
        </MenuRadio>
      ))}
    </Menu>
  );
}
