import { success } from '../../ui/toast';

/** What the account reports. Each stays long enough to be read to its end. */
const changed = (text: string) => ({ ...success(text, 'account'), durationMs: 5000 });

export const accountToasts = {
  passwordChanged: changed('Your password was changed. You are logged out everywhere else.'),
  usernameChanged: changed('Your username was changed. You are logged out everywhere else.'),
  sessionsEnded: changed('You are logged out everywhere else.'),
};
