import * as v from 'valibot';
import { NOTIFICATION_KINDS } from './notifications';
import { jsonObject } from './schemas';

const UNTIL_MESSAGE = 'until must be an _id.';

/** `POST /api/notifications/read`: marks everything up to and including this one as read. */
export const ReadNotificationsSchema = jsonObject('The body', {
  until: v.pipe(v.string(UNTIL_MESSAGE), v.regex(/^[1-9]\d{0,15}$/, UNTIL_MESSAGE)),
});
export type ReadNotificationsRequest = v.InferOutput<typeof ReadNotificationsSchema>;

/** `POST /api/notifications/off`: replaces the kinds that are off, each at most once. */
export const TurnOffNotificationsSchema = jsonObject('The body', {
  off: v.array(
    v.picklist(NOTIFICATION_KINDS, `off must hold none but: ${NOTIFICATION_KINDS.join(', ')}.`),
    'off must be a list.',
  ),
});
export type TurnOffNotificationsRequest = v.InferOutput<typeof TurnOffNotificationsSchema>;
