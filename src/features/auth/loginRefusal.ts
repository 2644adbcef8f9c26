import { errorMessage, errorStatus } from '../../api/errorMessage';
import { toasts, type ToastContent } from '../ui/toast';

/** The toast about a failed login. */
export const loginRefusal = (error: unknown): ToastContent => {
  const status = errorStatus(error);
  const isWrong = status === 401 || status === 404;
  return isWrong ? toasts.wrongCredentials() : toasts.failed(errorMessage(error));
};
