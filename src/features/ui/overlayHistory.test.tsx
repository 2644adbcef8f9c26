import { makeTestStore } from '../../testing/makeTestStore';
import { sessionFollowed, visitBegun } from '../auth/authSlice';
import { aToken, aUser } from '../../testing/builders';
import { closeOverlaysOnBack } from './overlayHistory';
import {
  menuClosed,
  menuOpened,
  modalClosed,
  modalOpened,
  overlaysClosed,
  selectModal,
} from './uiSlice';

const HELP = { kind: 'shortcuts' } as const;

const cameBack = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** The current history entry: the one that each test starts at, or an overlay's. */
const entry = (): unknown => window.history.state;

const openPage = async (state: object = { place: 'here' }) => {
  window.history.pushState({ place: 'before' }, '');
  window.history.pushState({ place: 'here' }, '');
  if ('overlay' in state) window.history.pushState(state, '');
  const app = await makeTestStore();
  closeOverlaysOnBack(app.store);
  return app;
};

const goBack = async () => {
  const back = cameBack();
  window.history.back();
  await back;
};

it('opens an entry with a dialog, which Back closes', async () => {
  const { store } = await openPage();
  store.dispatch(modalOpened(HELP));
  expect(entry()).toEqual({ place: 'here', overlay: true });
  await goBack();
  expect(selectModal(store.getState())).toBeNull();
  expect(entry()).toEqual({ place: 'here' });
});

it('leaves the entry of a dialog that a reload closed, so that the next Back leaves the page', async () => {
  const back = cameBack();
  await openPage({ place: 'here', overlay: true });
  await back;
  expect(entry()).toEqual({ place: 'here' });
  await goBack();
  expect(entry()).toEqual({ place: 'before' });
});

it('keeps a dialog open that was opened while the entry of the last one was being left', async () => {
  const { store } = await openPage();
  store.dispatch(menuOpened({ kind: 'settings' }));
  const back = cameBack();
  store.dispatch(menuClosed());
  store.dispatch(modalOpened(HELP));
  await back;
  await Promise.resolve();
  expect(selectModal(store.getState())).toEqual(HELP);
  expect(entry()).toEqual({ place: 'here', overlay: true });
  await goBack();
  expect(selectModal(store.getState())).toBeNull();
  expect(entry()).toEqual({ place: 'here' });
});

it('leaves no entry behind if everything is closed before the last entry is left', async () => {
  const { store } = await openPage();
  store.dispatch(modalOpened(HELP));
  const back = cameBack();
  store.dispatch(modalClosed());
  store.dispatch(modalOpened(HELP));
  store.dispatch(modalClosed());
  await back;
  await Promise.resolve();
  expect(entry()).toEqual({ place: 'here' });
});

it('leaves the entry of a closed dialog again on Forward', async () => {
  const { store } = await openPage();
  store.dispatch(modalOpened(HELP));
  await goBack();
  const forward = cameBack();
  window.history.forward();
  await forward;
  await cameBack();
  expect(entry()).toEqual({ place: 'here' });
});

it.each([
  ['its session', sessionFollowed(null)],
  ['the person it led away from', visitBegun({ token: aToken('ana'), user: aUser() })],
])('leaves the entry of a dialog that was closed by %s', async (_name, event) => {
  const { store } = await openPage();
  store.dispatch(modalOpened(HELP));
  const back = cameBack();
  store.dispatch(event);
  await back;
  expect(entry()).toEqual({ place: 'here' });
});

it('leaves the entry of a dialog that was closed with its page', async () => {
  const { store } = await openPage();
  store.dispatch(modalOpened(HELP));
  const back = cameBack();
  store.dispatch(overlaysClosed());
  await back;
  expect(entry()).toEqual({ place: 'here' });
});

it('stays at an entry with a forged overlay state, from which Back would leave the app', async () => {
  Object.defineProperty(window, 'navigation', { value: { canGoBack: false }, configurable: true });
  await openPage({ place: 'here', overlay: true });
  Reflect.deleteProperty(window, 'navigation');
  expect(entry()).toEqual({ place: 'here', overlay: false });
});
