/** A moment as the API writes it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const toTimestamp = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
