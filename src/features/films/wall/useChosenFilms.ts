import type { FilmChoice } from '../filmChoice';
import { useGetFilmsInfiniteQuery } from '../filmsApi';

/** The films of this choice, as far as they were read; never those of another one. */
export const useChosenFilms = (choice: FilmChoice) => {
  const {
    currentData,
    error,
    isError,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useGetFilmsInfiniteQuery(choice);
  return {
    pages: currentData?.pages,
    error: isError ? error : null,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  };
};
