import { jwtDecode } from 'jwt-decode';
import type { AppListenerApi } from '../../app/hooks';
import { mayDelete, sessionFailure } from '../../domain/failure';

/** The installation that signed the token; null if it names none. */
const installationOf = (token: string): string | null => {
  try {
    return jwtDecode(token, { header: true }).kid ?? null;
  } catch {
    return null;
  }
};

/** Whether another installation signed the token: this tab's backend does not know it, but other tabs can use it. */
export const isFromOtherInstallation = async (
  token: string,
  { extra }: Pick<AppListenerApi, 'extra'>,
): Promise<boolean> => {
  const installation = await (await extra.data()).installation();
  return !mayDelete(sessionFailure(installationOf(token), installation));
};
