import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useAppDispatch } from '../app/hooks';
import { PageHeading } from '../components/PageHeading';
import { useGetFilmsInfiniteQuery } from '../features/films/filmsApi';
import { ChosenFilms } from '../features/films/wall/ChosenFilms';
import { WallFilters } from '../features/films/wall/WallFilters';
import { WallSorts } from '../features/films/wall/WallSorts';
import { useFilmChoice } from '../features/films/wall/useFilmChoice';
import { modalOpened } from '../features/ui/uiSlice';

/** `/films`: a wall of films; the filters and sort are in the address. */
export function FilmsPage() {
  const dispatch = useAppDispatch();
  const [choice, change] = useFilmChoice();
  const { currentData } = useGetFilmsInfiniteQuery(choice);
  const directors = (currentData?.pages ?? []).flatMap(({ films }) =>
    films.flatMap((film) => film.directors),
  );
  return (
    <>
      <PageHeading title="Films">
        <Button
          onClick={() => dispatch(modalOpened({ kind: 'addFilm' }))}
          size="small"
          variant="outlined"
        >
          <AddRounded fontSize="small" />
          Add a film
        </Button>
      </PageHeading>
      <WallSorts choice={choice} onChoose={(sort) => change({ sort })} />
      <WallFilters choice={choice} directors={[...new Set(directors)].sort()} onChange={change} />
      <ChosenFilms choice={choice} />
    </>
  );
}
