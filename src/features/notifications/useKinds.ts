import type { NotificationKind } from '../../domain/notifications';
import { useGetUnreadQuery, useTurnOffNotificationsMutation } from './notificationsApi';

/** Which kinds of notifications are on, with a toggle that shows its effect before the server answers. */
export const useKinds = () => {
  const { data } = useGetUnreadQuery();
  const [turnOff, { originalArgs, isLoading, data: answer }] = useTurnOffNotificationsMutation();
  const newest = answer && (!data || answer.revision > data.revision) ? answer : data;
  const off = isLoading && originalArgs ? originalArgs : newest?.off;
  return {
    /** False until the kinds are fetched. */
    isLoaded: off !== undefined,
    isOn: (kind: NotificationKind) => !off?.includes(kind),
    toggle: (kind: NotificationKind) => {
      if (!off) return;
      void turnOff(off.includes(kind) ? off.filter((other) => other !== kind) : [...off, kind]);
    },
  };
};
