import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(localizedFormat);
dayjs.extend(utc);

/** dayjs with the plugins that the app uses. */
export { dayjs };

/** This moment as the API writes it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const timestampNow = (): string => dayjs.utc().format();

/** This day on the clock of whoever reads: `YYYY-MM-DD`. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
