import { ACTS } from '../../src/domain/moderation';
import { mayAct, maySeeTakenDown, withRole } from './roles';
import { aUser } from '../testing/records';

const member = aUser({ username: 'mia' });
const moderator = aUser({ username: 'max', role: 'moderator' });
const admin = aUser({ username: 'ada', role: 'admin' });

const FOR_ADMINS = [
  'make-member',
  'make-moderator',
  'make-admin',
  'invite',
  'withdraw-invitation',
] as const;

test.each(ACTS)('a member may not %s', (act) => {
  expect(mayAct(member, act)).toBe('notModerator');
});

test.each(ACTS)('an admin may %s', (act) => {
  expect(mayAct(admin, act)).toEqual({ act });
});

test.each(ACTS)('a moderator may %s, unless it is for admins', (act) => {
  const isForAdmins = FOR_ADMINS.some((one) => one === act);
  expect(mayAct(moderator, act)).toEqual(isForAdmins ? 'notAdmin' : { act });
});

test('nobody suspends themselves, and only an admin an admin', () => {
  const other = aUser({ username: 'eve', role: 'admin' });
  expect(mayAct(moderator, 'suspend', moderator)).toBe('moderatesSelf');
  expect(mayAct(admin, 'suspend', admin)).toBe('moderatesSelf');
  expect(mayAct(moderator, 'suspend', admin)).toBe('moderatesAdmin');
  expect(mayAct(admin, 'suspend', other)).toEqual({ act: 'suspend' });
  expect(mayAct(moderator, 'suspend', member)).toEqual({ act: 'suspend' });
});

test('what was taken down is seen by its author and by moderators', () => {
  const mine = { authorId: member._id };
  expect([member, moderator, admin].map((viewer) => maySeeTakenDown(viewer, mine))).toEqual([
    true,
    true,
    true,
  ]);
  expect(maySeeTakenDown(aUser({ username: 'eve' }), mine)).toBe(false);
  expect(maySeeTakenDown(null, mine)).toBe(false);
});

test('a member has no role', () => {
  expect(withRole(moderator, 'admin')).toEqual({ ...moderator, role: 'admin' });
  expect('role' in withRole(moderator, 'member')).toBe(false);
});
