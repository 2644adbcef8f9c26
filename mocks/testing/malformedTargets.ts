import fc from 'fast-check';
import { LIMITS } from '../../src/domain/limits';
import { LIST_LIMITS } from '../../src/domain/listLimits';
import { BLANK_PROFILE, PROFILE_TEXTS } from '../../src/domain/profile';

/** A call with a body, and what is wrong for it. */
export interface Target {
  path: string;
  /** The key that wraps the body's fields. */
  wrapper: 'postData' | 'userData' | 'listData' | 'reportData' | null;
  needsToken: boolean;
  good: Record<string, string | string[]>;
  /** What no field takes; what is not a text if undefined. */
  wrong?: fc.Arbitrary<unknown>;
  /** The shortest length of each field that exceeds its limit. */
  tooLong: Record<string, number>;
}

/** Calls with a body, on what `openRefusing` has stored. */
export const WRITES: Target[] = [
  {
    path: '/api/auth/signup',
    wrapper: null,
    needsToken: false,
    good: { firstName: 'A', lastName: 'B', username: 'fresh', password: 'pw', avatar: '' },
    tooLong: {
      firstName: LIMITS.name + 1,
      lastName: LIMITS.name + 1,
      username: LIMITS.username + 1,
      password: LIMITS.password + 1,
    },
  },
  {
    path: '/api/auth/password',
    wrapper: null,
    needsToken: true,
    good: { password: 'pw', newPassword: 'pw' },
    tooLong: { newPassword: LIMITS.password + 1 },
  },
  {
    path: '/api/auth/username',
    wrapper: null,
    needsToken: true,
    good: { password: 'pw', username: 'fresh' },
    tooLong: { username: LIMITS.username + 1 },
  },
  {
    path: '/api/auth/end-sessions',
    wrapper: null,
    needsToken: true,
    good: { password: 'pw' },
    tooLong: {},
  },
  {
    path: '/api/reports',
    wrapper: 'reportData',
    needsToken: true,
    good: { reason: 'x' },
    tooLong: { reason: LIMITS.reason + 1 },
  },
  {
    path: '/api/moderation/take-down',
    wrapper: null,
    needsToken: true,
    good: { reason: 'x' },
    tooLong: { reason: LIMITS.reason + 1 },
  },
  {
    path: '/api/users/edit',
    wrapper: 'userData',
    needsToken: true,
    good: { ...BLANK_PROFILE, firstName: 'A', lastName: 'B' },
    tooLong: Object.fromEntries(PROFILE_TEXTS.map(({ field, limit }) => [field, limit + 1])),
  },
  {
    path: '/api/posts',
    wrapper: 'postData',
    needsToken: true,
    good: { _id: 'fresh', content: 'x', replyTo: 'made' },
    tooLong: { _id: LIMITS.postId + 1, content: LIMITS.postText + 1 },
  },
  {
    path: '/api/posts/edit/made',
    wrapper: 'postData',
    needsToken: true,
    good: { content: 'x' },
    tooLong: { content: LIMITS.postText + 1 },
  },
  {
    path: '/api/lists',
    wrapper: 'listData',
    needsToken: true,
    good: { _id: 'fresh', title: 'x', description: 'x' },
    tooLong: {
      _id: LIMITS.postId + 1,
      title: LIST_LIMITS.title + 1,
      description: LIST_LIMITS.description + 1,
    },
  },
  {
    path: '/api/lists/edit/made',
    wrapper: 'listData',
    needsToken: true,
    good: { title: 'x', description: 'x' },
    tooLong: { title: LIST_LIMITS.title + 1, description: LIST_LIMITS.description + 1 },
  },
  {
    path: '/api/lists/add/made',
    wrapper: null,
    needsToken: true,
    good: { filmId: 'stalker-1979' },
    tooLong: { note: LIST_LIMITS.note + 1 },
  },
  {
    path: '/api/lists/remove/made',
    wrapper: null,
    needsToken: true,
    good: { filmId: 'duel-1971' },
    tooLong: {},
  },
  ...['add-films', 'remove-films'].map((call): Target => ({
    path: `/api/lists/${call}/made`,
    wrapper: null,
    needsToken: true,
    good: { filmIds: ['duel-1971'] },
    wrong: fc.jsonValue().filter((value) => !Array.isArray(value)),
    tooLong: {},
  })),
  {
    path: '/api/users/hidden-words',
    wrapper: null,
    needsToken: true,
    good: { words: ['x'] },
    wrong: fc.jsonValue().filter((value) => !Array.isArray(value)),
    tooLong: {},
  },
  {
    path: '/api/notifications/read',
    wrapper: null,
    needsToken: true,
    good: { until: '1' },
    tooLong: { until: 17 },
  },
];

export const LOGIN: Target = {
  path: '/api/auth/login',
  wrapper: null,
  needsToken: false,
  good: { username: 'matinee', password: 'pw' },
  tooLong: {},
};
