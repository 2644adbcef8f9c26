import { tabStore } from '../../lib/localStore';
import type { Session } from './authSlice';
import { parse, sessionIn } from './sessionStorage';

const VISIT_KEY = 'visit';

/** Ends the visit as far as this tab's storage goes. */
export const forgetVisit = (): void => tabStore.remove(VISIT_KEY);

/** Keeps a visit over a reload of this tab. */
export const writeVisit = ({ token, user }: Session): void =>
  tabStore.write(VISIT_KEY, JSON.stringify({ token, user }));

/** The visit that goes on in this tab; what cannot be one any more is taken away. */
export const readVisit = (): Session | null => {
  const visit = sessionIn(parse(tabStore.read(VISIT_KEY)));
  if (!visit) forgetVisit();
  return visit;
};
