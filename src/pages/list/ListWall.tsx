import { useState } from 'react';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Chip from '@mui/material/Chip';
import { EmptyState } from '../../components/EmptyState';
import type { List } from '../../domain/lists';
import { useWallChoice } from '../../features/films/wall/useFilmChoice';
import { WallFilters } from '../../features/films/wall/WallFilters';
import {
  isFiltered,
  listAddress,
  readListChoice,
  type ListChoice,
  type PartialListChoice,
} from '../../features/lists/listChoice';
import { ListSorts } from '../../features/lists/page/ListSorts';
import type { useShownList } from '../../features/lists/useShownList';
import { media } from '../../theme/tokens';
import { ChosenFilms } from './ChosenFilms';
import { ListPosters } from './ListPosters';

const EMPTY = (
  <EmptyState title="No films on it yet">
    <p>Films that are added will hang here.</p>
  </EmptyState>
);

interface ListWallProps {
  list: List;
  shown: ReturnType<typeof useShownList>;
}

/** The posters of a list, with its ranks and notes; sorted and filtered by what the address states. */
export function ListWall({ list, shown }: ListWallProps) {
  const [choice, change] = useWallChoice<ListChoice, PartialListChoice>(readListChoice, (part) =>
    listAddress(list._id, part),
  );
  const hasFilters = isFiltered(choice);
  const [isOpen, setIsOpen] = useState(hasFilters);
  if (list.filmCount === 0)
    return <ListPosters empty={EMPTY} list={list} pages={shown.pages} query={shown} />;
  // What hides films is in sight.
  const showsFilters = isOpen || hasFilters;
  const directors = shown.pages.flatMap(({ films }) => films.flatMap(({ film }) => film.directors));
  return (
    <>
      <ListSorts onChoose={(sort) => change({ sort })} sort={choice.sort}>
        <Chip
          aria-expanded={showsFilters}
          clickable
          icon={<TuneRounded />}
          label="Filters"
          onClick={() => setIsOpen(!showsFilters)}
          // Without it, the row of a phone has room for all four.
          sx={{ [media.phone]: { '& .MuiChip-icon': { display: 'none' } } }}
          variant="outlined"
        />
      </ListSorts>
      {showsFilters && (
        <WallFilters choice={choice} directors={[...new Set(directors)].sort()} onChange={change} />
      )}
      {hasFilters || choice.sort !== 'order' ? (
        <ChosenFilms choice={choice} list={list} />
      ) : (
        <ListPosters empty={EMPTY} list={list} pages={shown.pages} query={shown} />
      )}
    </>
  );
}
