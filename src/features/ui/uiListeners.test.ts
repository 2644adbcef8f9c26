import { makeTestStore } from '../../testing/makeTestStore';
import { selectAuthStatus } from '../auth/authSlice';
import { readPreferences } from './uiListeners';
import { dataReset } from '../../api/actions';
import { postsApi } from '../posts/postsApi';
import { colourModeChosen, shortcutsToggled, storageReported } from './uiSlice';
import { likeToggled } from '../posts/changes/like';

it('restores the colour mode after a reload', async () => {
  const { store } = await makeTestStore();
  expect(readPreferences().colourMode).toBe('system');
  store.dispatch(colourModeChosen('light'));
  expect(readPreferences().colourMode).toBe('light');
  store.dispatch(colourModeChosen('system'));
  expect(readPreferences().colourMode).toBe('system');
});

it('restores the shortcuts preference after a reload', async () => {
  const { store } = await makeTestStore();
  expect(readPreferences().hasShortcuts).toBe(true);
  store.dispatch(shortcutsToggled(false));
  expect(readPreferences().hasShortcuts).toBe(false);
  store.dispatch(shortcutsToggled(true));
  expect(readPreferences().hasShortcuts).toBe(true);
});

it('ignores an unknown colour mode', () => {
  localStorage.setItem('mode', 'sepia');
  expect(readPreferences().colourMode).toBe('system');
});

it('resets the sample data and requires a new login', async () => {
  const { store, server, session, transport, toasts } = await makeTestStore();
  await server.call('DELETE', '/api/posts/first-showing', { token: session?.token });
  store.dispatch(dataReset());
  await transport.quiet();
  expect(await server.post('first-showing')).not.toBeNull();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(localStorage.length).toBe(0);
  expect(toasts()).toEqual(['The sample data is back. Please log in again.']);
});

it('shows a toast if the sample data cannot be reset, and changes nothing', async () => {
  const { store, server, transport, toasts } = await makeTestStore();
  jest.spyOn(server.backend, 'reset').mockRejectedValue(new Error('blocked'));
  store.dispatch(dataReset());
  await transport.quiet();
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
  expect(toasts()).toEqual(['The sample data could not be reset.']);
});

it.each(['busy', 'away'] as const)(
  'asks again for what failed once the storage is no longer %s, and cuts off no change that is being sent',
  async (state) => {
    const { store, server, transport, toasts } = await makeTestStore();
    const { getPost } = postsApi.endpoints;
    const status = () => getPost.select('lonely-place')(store.getState()).status;
    store.dispatch(storageReported(state));
    transport.failsWith('GET /api/posts/lonely-place', 503, 'The storage is busy.');
    await store.dispatch(getPost.initiate('lonely-place'));
    const held = transport.holdsRequest('POST /api/posts/like/');
    store.dispatch(likeToggled('dust-in-the-beam', true));
    await held.waits;
    expect(status()).toBe('rejected');
    store.dispatch(storageReported('persistent'));
    await transport.quietBut(1);
    expect(status()).toBe('fulfilled');
    held.release();
    await transport.quiet();
    expect(toasts()).toEqual([]);
    expect(await server.post('dust-in-the-beam')).toMatchObject({ likes: { likeCount: 3 } });
  },
);
