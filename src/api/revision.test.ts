import { changeReceived, dataReplaced } from './actions';
import { revisionReducer } from './revision';

const received = (revision: number) =>
  changeReceived({ revision, actorId: null, kind: 'edited', postIds: [], userIds: [] });

it('holds the newest revision, in whatever order they come', () => {
  expect([received(4), received(7), received(5)].reduce(revisionReducer, null)).toBe(7);
});

it('begins again with data that begins again', () => {
  expect([received(7), dataReplaced(), received(1)].reduce(revisionReducer, null)).toBe(1);
});
