import * as v from 'valibot';
import { UserSummarySchema } from './entities';

const InvitationSchema = v.object({
  code: v.string(),
  createdAt: v.string(),
  /** From then on it cannot be used. */
  expiresAt: v.string(),
  /** Null until somebody has used it; `by` is null if they cannot be shown. */
  used: v.nullable(v.object({ at: v.string(), by: v.nullable(UserSummarySchema) })),
});
export type Invitation = v.InferOutput<typeof InvitationSchema>;

/** `POST /api/invitations`, with status 201. */
export const NewInvitationAnswerSchema = v.object({ code: v.string() });
export type NewInvitationAnswer = v.InferOutput<typeof NewInvitationAnswerSchema>;

/** `GET /api/invitations`: those that the viewer made, the latest first, without those that have expired unused. */
export const InvitationsAnswerSchema = v.object({ invitations: v.array(InvitationSchema) });
export type InvitationsAnswer = v.InferOutput<typeof InvitationsAnswerSchema>;
