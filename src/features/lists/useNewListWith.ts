import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import type { FilmSummary } from '../../domain/filmSummary';
import { paths } from '../../lib/paths';
import { listDraftChanged, selectListDraft } from '../drafts/draftsSlice';
import { EMPTY_LIST } from './editor/listForm';
import { itemOf } from './editor/useListDraft';

/** Returns a function that starts a new list with films on it, or adds those that it lacks to the new list that is being written. */
export const useNewListWith = () => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (added: readonly FilmSummary[]) => {
    const { films } = selectListDraft(store.getState(), null)?.draft ?? EMPTY_LIST;
    const written = new Set(films.map(({ film }) => film._id));
    const missing = added.filter(({ _id }) => !written.has(_id));
    const change = { films: [...films, ...missing.map(itemOf)] };
    dispatch(listDraftChanged({ listId: null, change, base: EMPTY_LIST }));
    void navigate(paths.newList);
  };
};
