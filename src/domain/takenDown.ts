import * as v from 'valibot';

/** Why and when moderators took something down. */
export const TakenDownSchema = v.object({ reason: v.string(), at: v.string() });
export type TakenDown = v.InferOutput<typeof TakenDownSchema>;
