import * as v from 'valibot';
import { fitsGraphemes } from './graphemes';
import { LIMITS, USERNAME_PATTERN } from './limits';
import { avatarSchema } from './pictures';
import { jsonObject, textSchema } from './schemas';

export const UsernameSchema = v.pipe(
  v.string('A username must be text.'),
  v.normalize('NFC'),
  v.check(
    // Checks the length first: on millions of characters the pattern overflows the stack.
    (username) =>
      fitsGraphemes(username, LIMITS.username) &&
      USERNAME_PATTERN.test(username) &&
      username !== '.' &&
      username !== '..',
    `A username has 1 to ${LIMITS.username} letters, digits, dots, underscores or hyphens.`,
  ),
);

export const PasswordSchema = v.pipe(
  textSchema('A password', LIMITS.password),
  v.nonEmpty('A password must not be empty.'),
);

/** Body of `POST /api/auth/signup`. `origin` is the request's own, here and below: pictures can be on it. */
export const signupSchema = (origin: string) =>
  jsonObject('The body', {
    firstName: textSchema('A first name', LIMITS.name),
    lastName: textSchema('A last name', LIMITS.name),
    username: UsernameSchema,
    password: PasswordSchema,
    avatar: avatarSchema(origin),
    /** A code. Any text: one that cannot exist is simply wrong. */
    invitation: v.exactOptional(v.pipe(v.string('An invitation must be text.'), v.trim())),
  });
export type SignupRequest = v.InferOutput<ReturnType<typeof signupSchema>>;

/** Body of `POST /api/auth/login`. Accepts any text: a name or password that cannot exist is simply wrong. */
export const LoginSchema = jsonObject('The body', {
  username: v.string('A username must be text.'),
  password: v.string('A password must be text.'),
});
export type LoginRequest = v.InferOutput<typeof LoginSchema>;
