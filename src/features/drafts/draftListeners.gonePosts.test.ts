import { LIMITS } from '../../domain/limits';
import { makeTestStore } from '../../testing/makeTestStore';
import { sessionRestored } from '../auth/authSlice';
import { places } from './draftRecord';
import { selectHasDraft, selectWaitingDrafts } from './draftsSlice';
import { edited, leavePage, replied, TEXT } from '../../testing/storedDrafts';

const OWN = 'first-showing';

describe('the draft about a post that is gone', () => {
  /** A page that finds an edit of and a reply to a deleted post, and of another. */
  const reloadWithout = async () => {
    const { store, pageStorage } = await makeTestStore();
    for (const id of [OWN, 'lonely-place']) {
      store.dispatch(edited(id, TEXT));
      store.dispatch(replied(id, `To ${id}`));
    }
    leavePage();
    const app = await makeTestStore({ pageStorage, as: null });
    const session = await app.server.signIn('matinee');
    const call = (method: string, path: string) =>
      app.server.call(method, path, { token: session.token });
    await call('DELETE', `/api/posts/${OWN}`);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    app.store.dispatch(sessionRestored(session));
    await app.transport.quiet();
    const kept = () =>
      [
        places.edit(OWN),
        places.reply(OWN),
        places.edit('lonely-place'),
        places.reply('lonely-place'),
      ].map((place) => selectHasDraft(app.store.getState(), place));
    const pass = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      await app.transport.quiet();
    };
    return { ...app, kept, pass, call };
  };
  afterEach(() => jest.useRealTimers());

  it('waits while the deletion can be undone; then an edit is dropped, and a reply offered as a post', async () => {
    const { store, kept, pass } = await reloadWithout();
    await pass(LIMITS.restoreMs - 1);
    expect(kept()).toEqual([true, true, true, true]);
    await pass(1);
    expect(kept()).toEqual([false, false, true, true]);
    expect(selectWaitingDrafts(store.getState())).toMatchObject([
      { place: places.post, draft: { content: `To ${OWN}` } },
    ]);
  });

  it('stays if the deletion was undone', async () => {
    const { kept, pass, call } = await reloadWithout();
    await call('POST', `/api/posts/restore/${OWN}`);
    await pass(LIMITS.restoreMs);
    expect(kept()).toEqual([true, true, true, true]);
  });
});
