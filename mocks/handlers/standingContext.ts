import type { StandingContext } from '../films/standings';
import type { Server } from './server';
import type { ActorMutation } from './transactions';

/**
 * What changing the standings of films needs to know of the call: who makes it, and its whole transaction, since an entry's
 * id may be taken by somebody whom a block hides.
 */
export const standingContext = (
  { filmIndex }: Server,
  { unhidden: tx, actor, context: { nextSeq } }: ActorMutation,
): StandingContext => ({ tx, filmIndex, userId: actor._id, nextSeq });
