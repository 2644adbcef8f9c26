import { makeTestStore } from '../../testing/makeTestStore';
import { selectAuthStatus } from '../auth/authSlice';
import { readPreferences } from './uiListeners';
import { dataReset } from '../../api/actions';
import { colourModeChosen, shortcutsToggled } from './uiSlice';

it('finds the chosen colour mode again after a reload', async () => {
  const { store } = await makeTestStore();
  expect(readPreferences().colourMode).toBe('system');
  store.dispatch(colourModeChosen('light'));
  expect(readPreferences().colourMode).toBe('light');
  store.dispatch(colourModeChosen('system'));
  expect(readPreferences().colourMode).toBe('system');
});

it('finds the shortcuts switched as they were left', async () => {
  const { store } = await makeTestStore();
  expect(readPreferences().hasShortcuts).toBe(true);
  store.dispatch(shortcutsToggled(false));
  expect(readPreferences().hasShortcuts).toBe(false);
  store.dispatch(shortcutsToggled(true));
  expect(readPreferences().hasShortcuts).toBe(true);
});

it('takes a colour mode that it does not know for none', () => {
  localStorage.setItem('mode', 'sepia');
  expect(readPreferences().colourMode).toBe('system');
});

it('returns to the sample data and asks for a new login', async () => {
  const { store, server, session, transport, toasts } = await makeTestStore();
  await server.call('DELETE', '/api/posts/first-showing', { token: session?.token });
  store.dispatch(dataReset());
  await transport.quiet();
  expect(await server.post('first-showing')).not.toBeNull();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(localStorage.length).toBe(0);
  expect(toasts()).toEqual(['The sample data is back. Please log in again.']);
});

it('says so when the sample data cannot be reset, and changes nothing', async () => {
  const { store, server, transport, toasts } = await makeTestStore();
  jest.spyOn(server.backend, 'reset').mockRejectedValue(new Error('blocked'));
  store.dispatch(dataReset());
  await transport.quiet();
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
  expect(toasts()).toEqual(['The sample data could not be reset.']);
});
