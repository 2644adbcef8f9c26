import { jwtDecode } from 'jwt-decode';
import type { AppListenerApi } from '../../app/hooks';
import { mayDelete, sessionFailure } from '../../domain/failure';

/** The installation that the token names; null where it names none. */
const signedBy = (token: string): string | null => {
  try {
    return jwtDecode(token, { header: true }).kid ?? null;
  } catch {
    return null;
  }
};

/** Whether the session is another installation's, of which this tab's backend knows nothing: it goes on in other tabs. */
export const isElsewhere = async (
  token: string,
  { extra }: Pick<AppListenerApi, 'extra'>,
): Promise<boolean> => {
  const installation = await (await extra.data()).installation();
  return !mayDelete(sessionFailure(signedBy(token), installation));
};
