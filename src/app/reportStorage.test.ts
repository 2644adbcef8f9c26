import { changeReceived } from '../api/actions';
import { makeTestStore } from '../testing/makeTestStore';
import { reportStorage } from './reportStorage';

const REVISION = 7;

const reported = async (found: 'lost' | 'data') => {
  const { store } = await makeTestStore();
  const change = { revision: REVISION, actorId: null, kind: 'reset' } as const;
  store.dispatch(changeReceived({ ...change, postIds: [], userIds: [] }));
  await reportStorage(store, { storage: 'indexeddb', found });
  return store.getState();
};

it('forgets the revision of data that was lost', async () => {
  expect((await reported('lost')).revision).toBe(0);
});

it('keeps the revision of data that was found', async () => {
  expect((await reported('data')).revision).toBe(REVISION);
});
