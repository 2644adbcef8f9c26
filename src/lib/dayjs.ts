import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(localizedFormat);
dayjs.extend(utc);

/** dayjs with the plugins that the app uses. */
export { dayjs };

/** The current time in the API's format: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const timestampNow = (): string => dayjs.utc().format();

/** The current day in the user's time zone: `YYYY-MM-DD`. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
