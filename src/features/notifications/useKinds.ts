import type { NotificationKind } from '../../domain/notifications';
import { useGetUnreadQuery, useTurnOffNotificationsMutation } from './notificationsApi';

/** The kinds that the viewer is told of, and how to change that: it shows at once. */
export const useKinds = () => {
  const { data } = useGetUnreadQuery();
  const [turnOff, { originalArgs, isLoading, data: answer }] = useTurnOffNotificationsMutation();
  const newest = answer && (!data || answer.revision > data.revision) ? answer : data;
  const off = isLoading && originalArgs ? originalArgs : newest?.off;
  return {
    /** False before it is known. */
    isKnown: off !== undefined,
    isOn: (kind: NotificationKind) => !off?.includes(kind),
    toggle: (kind: NotificationKind) => {
      if (!off) return;
      void turnOff(off.includes(kind) ? off.filter((other) => other !== kind) : [...off, kind]);
    },
  };
};
