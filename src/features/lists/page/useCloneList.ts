import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/errorMessage';
import { useAppDispatch } from '../../../app/hooks';
import { paths } from '../../../lib/paths';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { useCloneListMutation } from '../listsApi';
import { listToasts } from '../listToasts';

/** Returns a function that makes a list of the viewer's with the same films, and opens it. */
export const useCloneList = (listId: string): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [cloneList, { isLoading }] = useCloneListMutation();
  return async () => {
    // A second click would make a second clone.
    if (isLoading) return;
    const { data, error } = await cloneList(listId);
    if (!data) {
      dispatch(toastQueued(toasts.failed(errorMessage(error))));
      return;
    }
    dispatch(toastQueued(listToasts.listCloned()));
    void navigate(paths.list(data.list._id));
  };
};
