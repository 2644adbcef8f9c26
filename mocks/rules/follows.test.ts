import { aUser, aRuleContext, RULE_TIME } from '../testing/records';
import { follow, unfollow } from './follows';

const pair = { actor: aUser({ username: 'ada' }), target: aUser({ username: 'ben' }) };
const tie = { followerId: 'ada', followeeId: 'ben', seq: 4 };
const context = aRuleContext();

test('following creates the follow and refreshes both people', () => {
  expect(follow(pair, undefined, context)).toMatchObject({
    actor: { _id: 'ada', updatedAt: RULE_TIME },
    target: { _id: 'ben', updatedAt: RULE_TIME },
    follow: { followerId: 'ada', followeeId: 'ben' },
  });
});

test('following oneself is refused', () => {
  expect(follow({ actor: pair.actor, target: pair.actor }, undefined, context)).toBe('selfFollow');
});

test('following twice is refused', () => {
  expect(follow(pair, tie, context)).toBe('alreadyFollowing');
});

test('unfollowing returns the follow to remove and refreshes both people', () => {
  expect(unfollow(pair, tie, context)).toEqual({
    actor: { ...pair.actor, updatedAt: RULE_TIME },
    target: { ...pair.target, updatedAt: RULE_TIME },
    follow: tie,
  });
});

test('unfollowing somebody who is not followed is refused', () => {
  expect(unfollow(pair, undefined, context)).toBe('notFollowing');
});
