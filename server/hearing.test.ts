import type { Change } from '../src/domain/backend';
import { heardBy, mayAlter } from './hearing';
import { changeAt } from './testing/changeLog';

/** A member who blocks and mutes nobody, or these. */
const hearing = (viewerId: string, ...blocked: string[]) => ({
  viewerId,
  isModerator: false,
  blockedIds: new Set(blocked),
  mutedIds: new Set<string>(),
});

test.each(['bookmarked', 'watchlist', 'notifications', 'hidden'] as const)(
  'that somebody %s is for them alone',
  (kind) => {
    const change = changeAt(1, { kind, actorId: 'ada' });
    expect(heardBy(hearing('ada'), change)).toEqual(change);
    expect(heardBy(hearing('bob'), change)).toBeNull();
  },
);

test('nobody hears of what those do whom a block hides from them', () => {
  const change = changeAt(1, { kind: 'created', actorId: 'ada' });
  expect(heardBy(hearing('bob', 'ada'), change)).toBeNull();
  expect(heardBy(hearing('bob', 'eve'), change)).toEqual(change);
});

test('everybody hears of what nobody did, as of a reset, and of what has no page', () => {
  const change = changeAt(1, { kind: 'reset', actorId: null });
  expect(heardBy(hearing('bob', 'ada'), change)).toStrictEqual(change);
  expect(heardBy(hearing('ada'), changeAt(1))).toStrictEqual(changeAt(1));
  const moderated = changeAt(1, { isModeration: true });
  const mona = { ...hearing('mona'), isModerator: true };
  expect(heardBy(mona, moderated)).toStrictEqual(moderated);
});

test('a new post of somebody muted is not offered, but their replies and likes are told of', () => {
  const change = changeAt(1, { kind: 'created', actorId: 'ada' });
  const bob = { ...hearing('bob'), mutedIds: new Set(['ada']) };
  expect(heardBy(bob, change)).toBeNull();
  const reply = changeAt(1, { kind: 'created', actorId: 'ada', replyToId: 'post' });
  expect(heardBy(bob, reply)).toEqual(reply);
  expect(heardBy(bob, changeAt(1, { kind: 'liked', actorId: 'ada' }))).not.toBeNull();
});

test('nobody hears who else was notified, or in which of their pages somebody did something', () => {
  const change = changeAt(1, { notifiedIds: ['bob', 'eve'], page: 'tab' });
  expect(heardBy(hearing('ada'), change)).toEqual(changeAt(1, { page: 'tab' }));
  expect(heardBy(hearing('bob'), change)).toEqual(changeAt(1, { notifiedIds: ['bob'] }));
  expect(heardBy(hearing('joe'), change)).toEqual(changeAt(1));
});

test('what changed of a private list only its owner hears, and that it was cloned whose list that was', () => {
  const change = changeAt(1, {
    kind: 'list',
    actorId: 'ada',
    listIds: ['clone'],
    isPrivate: true,
    notifiedIds: ['bob'],
  });
  const { notifiedIds: _, listIds, ...rest } = change;
  expect(heardBy(hearing('ada'), change)).toEqual({ ...rest, listIds });
  expect(heardBy(hearing('bob'), change)).toEqual({ ...rest, notifiedIds: ['bob'] });
  expect(heardBy(hearing('eve'), change)).toBeNull();
});

const BARE = { kind: 'moderated', actorId: null, postIds: [], userIds: [], isModeration: true };

test.each([
  ['a report', { kind: 'moderated' }, []],
  ['an invitation', { kind: 'invitations', isPrivate: true }, []],
  ['what somebody did whom a block hides from them', { kind: 'filmAdded' }, ['ada']],
] as const)('of %s other moderators hear that their pages changed, and no more', (...row) => {
  const [, about, blocked] = row;
  const change = changeAt(1, { actorId: 'ada', isModeration: true, ...about });
  const moderating = { ...hearing('mona', ...blocked), isModerator: true };
  expect(heardBy(moderating, change)).toEqual({ ...BARE, revision: 1 });
  expect(heardBy(hearing('bob', ...blocked), change)).toBeNull();
});

test('members hear of what is taken down as if its author had deleted it, moderators that it was an act', () => {
  const change = changeAt(1, { kind: 'deleted', isModeration: true, page: 'tab' });
  expect(heardBy(hearing('bob'), change)).toEqual(changeAt(1, { kind: 'deleted' }));
  expect(heardBy({ ...hearing('mona'), isModerator: true }, change)).toEqual(change);
});

const CHANGES: [what: string, change: Partial<Change>, isReadAgain: boolean][] = [
  ['their own account', { kind: 'account', actorId: 'ada' }, true],
  ['the account of somebody else', { kind: 'account', actorId: 'bob' }, false],
  ['a like of theirs', { kind: 'liked', actorId: 'ada' }, false],
  ['who is hidden from them', { kind: 'hidden', actorId: 'bob', userIds: ['bob', 'ada'] }, true],
  ['who is hidden from others', { kind: 'hidden', actorId: 'bob', userIds: ['bob'] }, false],
  ['who follows them', { kind: 'followed', actorId: 'bob', userIds: ['ada'] }, false],
];

test.each(CHANGES)('a change of %s: what they may hear is read again, or not', (...row) => {
  const [, change, isReadAgain] = row;
  expect(mayAlter(hearing('ada'), changeAt(1, change))).toBe(isReadAgain);
});
