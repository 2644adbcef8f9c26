import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import './changes/listListeners';
import { listsLater } from './listsLater';

/** For screens that can change lists. */
export const useLists = (): void => {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => void dispatch(listsLater.opened()), [dispatch]);
};
