import { tabStore } from '../../lib/localStore';
import type { Session } from './authSlice';
import { parse, sessionIn } from './sessionStorage';

const VISIT_KEY = 'visit';

/** Removes the visit from this tab's storage. */
export const forgetVisit = (): void => tabStore.remove(VISIT_KEY);

/** Stores a visit so that it survives a reload of this tab. */
export const writeVisit = ({ token, user }: Session): void =>
  tabStore.write(VISIT_KEY, JSON.stringify({ token, user }));

/** The visit stored in this tab; an invalid or expired one is removed. */
export const readVisit = (): Session | null => {
  const visit = sessionIn(parse(tabStore.read(VISIT_KEY)));
  if (!visit) forgetVisit();
  return visit;
};
