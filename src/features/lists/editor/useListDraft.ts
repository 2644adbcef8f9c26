import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, type RootState } from '../../../app/hooks';
import { moveItem } from '../../../lib/moveItem';
import type { FilmSummary } from '../../../domain/filmSummary';
import type { ListDraft } from '../../drafts/draftRecord';
import { listDraftChanged, selectListDraft } from '../../drafts/draftsSlice';

export type ListItem = ListDraft['films'][number];

/** What the form of a list does to its films; none of it changes while the form is open. */
export interface FilmEdits {
  /** Places count from 0. */
  move: (filmId: string, to: number) => void;
  remove: (filmId: string) => void;
  /** Puts films in at a place; those that are on the list stay where they are. */
  insert: (items: readonly ListItem[], at: number) => void;
  setNote: (filmId: string, note: string) => void;
  noteOf: (state: RootState, filmId: string) => string;
}

/** Picks what a list needs of a film: whether it was watched is the answer's to say. */
export const itemOf = ({ _id, title, year, directors, genres }: FilmSummary): ListItem => ({
  film: { _id, title, year, directors, genres },
  note: '',
});

/**
 * The form of a list as written so far.
 * @param listId null for a new list
 * @param base the list as it is, from which the first change starts
 */
export const useListDraft = (listId: string | null, base: ListDraft) => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const record = useAppSelector((state) => selectListDraft(state, listId));
  const change = useCallback(
    (part: Partial<ListDraft>) => void dispatch(listDraftChanged({ listId, change: part, base })),
    [dispatch, listId, base],
  );
  const edits = useMemo((): FilmEdits => {
    const filmsIn = (state: RootState) => (selectListDraft(state, listId)?.draft ?? base).films;
    const edit = (next: (films: readonly ListItem[]) => ListItem[]) =>
      change({ films: next(filmsIn(store.getState())) });
    const at = (films: readonly ListItem[], filmId: string) =>
      films.findIndex(({ film }) => film._id === filmId);
    return {
      move: (filmId, to) => edit((films) => moveItem(films, at(films, filmId), to)),
      remove: (filmId) => edit((films) => films.filter(({ film }) => film._id !== filmId)),
      insert: (items, place) =>
        edit((films) =>
          films.toSpliced(place, 0, ...items.filter(({ film }) => at(films, film._id) < 0)),
        ),
      setNote: (filmId, note) =>
        edit((films) => films.map((item) => (item.film._id === filmId ? { ...item, note } : item))),
      noteOf: (state, filmId) => {
        const films = filmsIn(state);
        return films[at(films, filmId)]?.note ?? '';
      },
    };
  }, [store, change, listId, base]);
  return { record, draft: record?.draft ?? base, change, edits };
};
