import { dayjs } from './dayjs';

/** This moment as the API writes it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const timestampNow = (): string => dayjs.utc().format();
