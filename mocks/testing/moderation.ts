import type { Backend } from '../../src/domain/backend';
import type { About } from '../../src/domain/moderation';
import { get, post, type Person } from './builders';
import { bodyOf, type Answer } from './client';
import { BODIES } from './shapes';

/** Reports something. */
export const tryReport = (
  backend: Backend,
  { token }: Person,
  about: About,
  reason = 'Not about films.',
): Promise<Answer> => post(backend, '/api/reports', token, { reportData: { about, reason } });

export const report = async (...call: Parameters<typeof tryReport>): Promise<void> => {
  bodyOf(await tryReport(...call), 201, BODIES.empty);
};

/** Does something as a moderator. */
export const tryAct = (
  backend: Backend,
  { token }: Person,
  act: string,
  about: About,
  fields: object = {},
): Promise<Answer> =>
  post(backend, `/api/moderation/${act}`, token, { about, reason: 'Be kind.', ...fields });

export const act = async (...call: Parameters<typeof tryAct>): Promise<void> => {
  bodyOf(await tryAct(...call), 200, BODIES.empty);
};

/** A page of the reports, as a moderator sees them. */
export const reportsSeen = async (backend: Backend, { token }: Person, query = '') =>
  bodyOf(await get(backend, `/api/moderation/reports${query}`, token), 200, BODIES.reports);

/** A page of the log. */
export const logSeen = async (backend: Backend, { token }: Person, query = '') =>
  bodyOf(await get(backend, `/api/moderation/log${query}`, token), 200, BODIES.log);

export const aboutPost = (id: string): About => ({ kind: 'post', id });
export const aboutList = (id: string): About => ({ kind: 'list', id });
export const aboutUser = ({ user }: Person): About => ({ kind: 'user', id: user._id });
