import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Menu } from '../../../components/Menu';
import { MenuRadio } from '../../../components/MenuRadio';
import { WATCHED_SORTS, type WatchedSort } from '../../../domain/films';
import { menuClosed } from '../../ui/uiSlice';
import { selectWatchedSort, watchedSortChosen } from '../filmsSlice';

const LABELS: Record<WatchedSort, string> = { date: 'Date', rating: 'Rating' };

/** The menu with the sorts of watched films; choosing one closes it. */
export function SortFilmsList({ anchor }: { anchor: React.RefObject<HTMLElement | null> }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectWatchedSort);
  return (
    <Menu anchor={anchor} label="Sort films" onClose={() => dispatch(menuClosed())} open>
      {WATCHED_SORTS.map((sort) => (
        <MenuRadio
          checked={sort === chosen}
          key={sort}
          onChoose={() => {
            dispatch(watchedSortChosen(sort));
            dispatch(menuClosed());
          }}
        >
          {LABELS[sort]}
        </MenuRadio>
      ))}
    </Menu>
  );
}
