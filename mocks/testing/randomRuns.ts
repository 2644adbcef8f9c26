/** A twentieth says soon enough while one works that something is wrong. */
const SHARE = process.env['RANDOM'] === 'all' ? 1 : 1 / 20;

/** How often a random test is played: as often as is promised with RANDOM=all, as in `npm run test:long`; else a part of that. */
export const randomRuns = (promised: number): number => Math.ceil(promised * SHARE);
