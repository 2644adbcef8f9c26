import { changesTo, type Change } from '../../api/changes/change';
import { Kinds } from '../../api/changes/kinds';
import { sendChanges } from '../../api/changes/sendChanges';
import type { AppStartListening, RootState } from '../../app/hooks';
import type { NotificationKind } from '../../domain/notifications';
import { notificationsApi, selectUnreadAnswer } from './notificationsApi';

const { turnOffNotifications } = notificationsApi.endpoints;

type Off = readonly NotificationKind[];

const OWN = 'own';

/** Stored with the viewer's other changes to their account. */
const settings = new Kinds<Off, null, RootState>('users', ({ users }) => users.changes);

const off = settings.add<Change<Off>>(
  'notifications',
  'notifications',
  (_off, { desired }) => desired,
);

/** The user turned kinds of notifications on or off; these are off now. */
export const kindsTurnedOff = off.event('notifications/kindsTurnedOff', (desired: Off) => ({
  target: OWN,
  desired,
}));

/** Which kinds of notifications are off; undefined until that is fetched. */
export const selectKindsOff = (state: RootState): Off | undefined => {
  const { data } = selectUnreadAnswer(state);
  const changes = changesTo(settings.changes(state), OWN);
  return data && settings.shown(data.off, changes, data.revision, null);
};

export const listenForKindsOff = (start: AppStartListening): void =>
  sendChanges(start, off, {
    call: ({ desired }) => turnOffNotifications.initiate([...desired], { track: false }),
  });
