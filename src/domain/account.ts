import * as v from 'valibot';
import { UserSchema } from './entities';
import { PasswordSchema, UsernameSchema } from './authRequests';
import { jsonObject } from './schemas';

/** The person's own password, which all of these calls need. Accepts any text: one that cannot exist is simply wrong. */
const CONFIRMED = { password: v.string('A password must be text.') };

/** Body of `POST /api/auth/password`. */
export const ChangePasswordSchema = jsonObject('The body', {
  ...CONFIRMED,
  newPassword: PasswordSchema,
});
export type ChangePasswordRequest = v.InferOutput<typeof ChangePasswordSchema>;

/** Body of `POST /api/auth/username`. */
export const ChangeUsernameSchema = jsonObject('The body', {
  ...CONFIRMED,
  username: UsernameSchema,
});
export type ChangeUsernameRequest = v.InferOutput<typeof ChangeUsernameSchema>;

/** Body of `POST /api/auth/end-sessions`. */
export const EndSessionsSchema = jsonObject('The body', CONFIRMED);
export type EndSessionsRequest = v.InferOutput<typeof EndSessionsSchema>;

/** Body of `DELETE /api/auth/account`. */
export const DeleteAccountSchema = jsonObject('The body', CONFIRMED);
export type DeleteAccountRequest = v.InferOutput<typeof DeleteAccountSchema>;

/** The token that takes the caller's place: all earlier ones are refused from then on. */
export const NewTokenAnswerSchema = v.object({ encodedToken: v.string() });
export type NewTokenAnswer = v.InferOutput<typeof NewTokenAnswerSchema>;

export const RenamedAnswerSchema = v.object({
  ...NewTokenAnswerSchema.entries,
  user: UserSchema,
});
export type RenamedAnswer = v.InferOutput<typeof RenamedAnswerSchema>;
