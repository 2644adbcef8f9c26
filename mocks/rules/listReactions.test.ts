import { aListReaction, aListRecord, aRuleContext, aUser, RULE_TIME } from '../testing/records';
import { dislikeList, likeList, listReaction } from './listReactions';

const BEN = aUser({ username: 'ben' });
const LIST = aListRecord({ likeCount: 2 });

test('a like is counted and recorded, and does not count as a change of the list', () => {
  expect(likeList(LIST, undefined, BEN, aRuleContext())).toEqual({
    list: { ...LIST, likeCount: 3 },
    reaction: { listId: 'list-1', userId: 'ben', kind: 'like', seq: 101, reactedAt: RULE_TIME },
  });
});

test('liking twice is refused', () => {
  expect(likeList(LIST, aListReaction(), BEN, aRuleContext())).toBe('listAlreadyLiked');
});

test('a like that is taken back no longer counts', () => {
  expect(dislikeList(LIST, aListReaction())).toEqual({
    list: { ...LIST, likeCount: 1 },
    reaction: aListReaction(),
  });
});

test('taking back what is no like is refused', () => {
  expect(dislikeList(LIST, undefined)).toBe('listNotLiked');
});

test('a clone is recorded as such', () => {
  expect(listReaction(LIST, 'clone', BEN, aRuleContext())).toMatchObject({
    listId: 'list-1',
    userId: 'ben',
    kind: 'clone',
  });
});
