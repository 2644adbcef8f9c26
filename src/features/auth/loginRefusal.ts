import { errorMessage, errorStatus, isRefusal } from '../../api/errorMessage';
import { authToasts } from './authToasts';
import { toasts, type ToastContent } from '../ui/toast';

const isWrong = (error: unknown): boolean => [401, 404].includes(errorStatus(error) ?? 0);

/** The toast about a failed login. */
export const loginRefusal = (error: unknown): ToastContent =>
  isWrong(error) ? authToasts.wrongCredentials() : toasts.failed(errorMessage(error));

/** What to do about it, beside the form: the toast has said what happened. */
export const loginAdvice = (error: unknown): string => {
  if (isRefusal(error, 'suspended')) return 'Only a moderator can free it.';
  return isWrong(error)
    ? 'Check your username and password, then try again.'
    : 'You are not logged in yet. Please try again.';
};
