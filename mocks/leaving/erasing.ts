import type { StandingContext } from '../films/standings';

/** The transaction of one part of an erasure, and whom it erases. */
export type Erasing = StandingContext;

/** Erases one part of what somebody has done. @returns whether there may be more of it */
export type Erase = (erasing: Erasing) => Promise<boolean>;
