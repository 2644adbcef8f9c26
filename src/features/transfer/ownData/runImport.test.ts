import { makeTestStore } from '../../../testing/makeTestStore';
import { someData } from '../../../testing/ownData';
import { loggedIn, loggedOut } from '../../auth/authSlice';
import { selectImporting } from '../../ui/uiSlice';
import { writeDataFile } from './dataFile';
import { runImport } from './runImport';

it('ends with its user’s session, and the next user sees nothing of it', async () => {
  const { store, transport, toasts } = await makeTestStore();
  const saved = transport.holdsRequest('POST /api/users/edit');
  const running = runImport(new File([writeDataFile(someData())], 'mine.json'), store);
  await saved.waits;
  expect(selectImporting(store.getState())).toMatchObject({ done: 0 });
  store.dispatch(loggedOut());
  saved.release();
  await running;
  await transport.quiet();
  expect(toasts()).toEqual(['Logged Out ']);
  expect(selectImporting(store.getState())).toBeNull();
  expect(transport.sentTo('POST /api/posts')).toEqual([]);
});

it('imports nothing if another user is signed in once the file is read', async () => {
  const { store, server, transport } = await makeTestStore();
  const other = await server.signIn('kinokai');
  const running = runImport(new File([writeDataFile(someData())], 'mine.json'), store);
  store.dispatch(loggedIn({ ...other, how: 'form' }));
  await running;
  await transport.quiet();
  expect(transport.sentTo('POST')).toEqual([]);
});
