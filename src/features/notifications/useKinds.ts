import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { NotificationKind } from '../../domain/notifications';
import { kindsTurnedOff, selectKindsOff } from './kindsOff';
import { useGetUnreadQuery } from './notificationsApi';

/** Which kinds of notifications are on, with a toggle that shows its effect before the server answers. */
export const useKinds = () => {
  const dispatch = useAppDispatch();
  useGetUnreadQuery();
  const off = useAppSelector(selectKindsOff);
  return {
    /** False until the kinds are fetched. */
    isLoaded: off !== undefined,
    isOn: (kind: NotificationKind) => !off?.includes(kind),
    toggle: (kind: NotificationKind) => {
      if (!off) return;
      const others = off.filter((other) => other !== kind);
      dispatch(kindsTurnedOff(off.includes(kind) ? others : [...off, kind]));
    },
  };
};
