import { useAppSelector } from '../../../app/hooks';
import { useGetHiddenQuery } from './hiddenApi';
import { selectHidden } from './shownHidden';

/** Whether the viewer mutes this person; no, until that is fetched. */
export const useIsMuted = (userId: string): boolean => {
  useGetHiddenQuery();
  const hidden = useAppSelector(selectHidden);
  return hidden?.muted.some(({ _id }) => _id === userId) ?? false;
};
