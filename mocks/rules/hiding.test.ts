import { aRuleContext, aUser } from '../testing/records';
import { hide, unhide } from './hiding';

const pair = { actor: aUser({ username: 'ada' }), target: aUser({ username: 'ben' }) };
const oneself = { actor: pair.actor, target: pair.actor };
const muted = { userId: 'ada', kind: 'mute', hiddenId: 'ben', seq: 4 } as const;

test('somebody is blocked or muted', () => {
  expect(hide({ ...pair, kind: 'block' }, undefined, aRuleContext())).toEqual({
    added: { userId: 'ada', kind: 'block', hiddenId: 'ben', seq: 101 },
  });
  expect(hide({ ...pair, kind: 'mute' }, undefined, aRuleContext())).toMatchObject({
    added: { kind: 'mute' },
  });
});

test('done twice, it changes nothing', () => {
  expect(hide({ ...pair, kind: 'mute' }, muted, aRuleContext())).toEqual({ added: null });
  expect(unhide(pair, undefined)).toEqual({ removed: null });
});

test('it is taken back', () => {
  expect(unhide(pair, muted)).toEqual({ removed: muted });
});

test('nobody hides themselves', () => {
  expect(hide({ ...oneself, kind: 'block' }, undefined, aRuleContext())).toBe('selfHide');
  expect(unhide(oneself, undefined)).toBe('selfHide');
});
