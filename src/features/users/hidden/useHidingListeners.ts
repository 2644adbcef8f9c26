import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../../app/hooks';
import './hidingListeners';
import { hidingLater } from './hidingLater';

/** For screens that can hide people, or show them again. */
export const useHidingListeners = (): void => {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => void dispatch(hidingLater.opened()), [dispatch]);
};
