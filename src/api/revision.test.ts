import { changeReceived } from './changeReceived';
import { dataReplaced } from './dataReplaced';
import { revisionReducer } from './revision';

const heard = (revision: number) =>
  changeReceived({ revision, actorId: null, kind: 'edited', postIds: [], userIds: [] });

it('keeps the newest revision, in whatever order they are heard of', () => {
  expect([heard(4), heard(7), heard(5)].reduce(revisionReducer, null)).toBe(7);
});

it('begins again with data that begins again', () => {
  expect([heard(7), dataReplaced(), heard(1)].reduce(revisionReducer, null)).toBe(1);
});
