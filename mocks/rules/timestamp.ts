import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** A moment as the API writes it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const toTimestamp = (moment: Date | number): string => dayjs.utc(moment).format();
