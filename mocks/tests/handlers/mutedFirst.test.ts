import { backendWith, expectRefusal, get } from '../../testing/builders';
import { hide } from '../../testing/hiding';

test('the first call of one who mutes leaves no failed read behind that nobody catches', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { backend, me, ana } = await backendWith('me', 'ana');
  await hide(backend, 'mute', me, ana);
  // Nothing has needed the code that leaves people out yet: the call begins again once it is loaded.
  expectRefusal(await get(backend, '/api/films/nope', me.token), 'filmNotFound');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
