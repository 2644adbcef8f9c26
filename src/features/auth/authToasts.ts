import { short, success, toasts, withName, type Named, type ToastContent } from '../ui/toast';

/** What the session reports. */
export const authToasts = {
  loggedIn: (): ToastContent => success('Successfully logged in'),
  guestWelcome: (user: Named): ToastContent =>
    withName(user, (name) => ({
      ...short,
      text: `Welcome ${name}`,
      tone: 'success',
      horizontal: 'left',
    })),
  signupWelcome: (user: Named): ToastContent =>
    withName(user, (name) => ({
      text: `Welcome to Cinefolk, ${name}! The lights are going down.`,
      tone: 'success',
      durationMs: 5000,
      vertical: 'top',
      horizontal: 'right',
    })),
  wrongCredentials: (): ToastContent => ({
    ...short,
    text: 'Wrong Credentials',
    tone: 'error',
    vertical: 'top',
  }),
  // The spec fixes this text, with the space.
  loggedOut: (): ToastContent => success('Logged Out '),
  accountDeleted: (): ToastContent => ({
    ...success('Your account is deleted. Log in within seven days to keep it.'),
    durationMs: 8000,
  }),
  accountKept: (): ToastContent => ({
    ...success('Welcome back. Your account is no longer deleted.'),
    durationMs: 5000,
  }),
  sessionRefused: (): ToastContent =>
    toasts.failed('Your session has ended. Please log in again; your drafts are kept.'),
  visitEnded: (visitor: Named): ToastContent =>
    withName(visitor, (name) => toasts.info(`${name}’s session has ended; their drafts are kept.`)),
};
