import { makeTestStore } from '../../testing/makeTestStore';
import { draftChanged, selectDraft } from '../posts/postsSlice';
import { profileDraftChanged, profileDraftDropped, selectProfileDraft } from '../users/usersSlice';
import { sessionFollowed } from './authSlice';

it('stores the last input before it is restored for the same user, who signs in again in another tab', async () => {
  const { store, session, transport } = await makeTestStore();
  store.dispatch(draftChanged({ content: 'Half a sentence' }));
  store.dispatch(profileDraftChanged({ bio: 'Row F' }));
  store.dispatch(sessionFollowed(session));
  await transport.quiet();
  expect(selectDraft(store.getState()).content).toBe('Half a sentence');
  expect(selectProfileDraft(store.getState()).bio).toBe('Row F');
});

it('does not overwrite what another tab stored after an immediate action with earlier throttled input', async () => {
  const { store, session, pageStorage } = await makeTestStore();
  const key = `profileDraft:${session?.user._id}`;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  store.dispatch(profileDraftChanged({ bio: 'Row F' }));
  store.dispatch(profileDraftDropped());
  await jest.advanceTimersByTimeAsync(100);
  await pageStorage.write(key, { bio: 'Row G' });
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(await pageStorage.read(key)).toEqual({ bio: 'Row G' });
});
