import type { StandingContext } from '../films/standings';
import type { Server } from './server';
import type { ActorMutation } from './transactions';

/** What changing the standings of films needs to know of the call: its transaction and who makes it. */
export const standingContext = (
  { filmIndex }: Server,
  { tx, actor, context: { nextSeq } }: ActorMutation,
): StandingContext => ({ tx, filmIndex, userId: actor._id, nextSeq });
