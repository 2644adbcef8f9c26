import { Queue } from '../../api/queue';
import { makeTestStore } from '../../testing/makeTestStore';
import { loggedOut } from './authSlice';
import { sendDesired } from './sendDesired';

type Answer = { data?: string; error?: unknown };

const REFUSAL = { status: 500, data: { errors: ['Not today.'] } };

/** A toggle whose calls the test answers. */
const openToggle = async () => {
  const { store, toasts } = await makeTestStore();
  const api = { ...store, extra: { toggles: new Queue() } };
  const calls: { sent: boolean; answer: (answer: Answer) => void }[] = [];
  const events: string[] = [];
  let desired: boolean | undefined;
  const want = (value: boolean | undefined, known?: { current: boolean } | 'silence') => {
    desired = value;
    return sendDesired<string>(api, {
      id: 'toggle',
      desired: () => desired,
      send: (sent) => new Promise((answer) => calls.push({ sent, answer })),
      onSettled: (data, sent) => {
        events.push(`${data} ${sent}`);
        if (desired === sent) desired = undefined;
      },
      afterFailure: () => {
        desired = undefined;
        events.push('after failure');
        return Promise.resolve();
      },
      ...(known && {
        fetchCurrent: () =>
          Promise.resolve(known === 'silence' ? undefined : { ...known, answer: 'asked' }),
      }),
    });
  };
  return { store, toasts, calls, events, want };
};

it('sends the desired state, and settles it with the answer', async () => {
  const { calls, events, want } = await openToggle();
  const ended = want(true);
  calls[0]?.answer({ data: 'done' });
  await ended;
  expect(events).toEqual(['done true']);
});

it('sends only the last state desired while a call is running', async () => {
  const { calls, events, want } = await openToggle();
  const first = want(true);
  const others = [want(false), want(true), want(false)];
  calls[0]?.answer({ data: 'done' });
  await first;
  await Promise.resolve();
  calls[1]?.answer({ data: 'done' });
  await Promise.all(others);
  expect(calls.map(({ sent }) => sent)).toEqual([true, false]);
  expect(events).toEqual(['done true', 'done false']);
});

it('abandons a failed change, with a toast about the reason', async () => {
  const { toasts, calls, events, want } = await openToggle();
  const ended = want(true);
  calls[0]?.answer({ error: REFUSAL });
  await ended;
  expect(toasts()).toEqual(['Not today.']);
  expect(events).toEqual(['after failure']);
});

it('ignores a failure if no change is pending any more', async () => {
  const { toasts, calls, events, want } = await openToggle();
  const ended = Promise.all([want(true), want(undefined)]);
  calls[0]?.answer({ error: REFUSAL });
  await ended;
  expect(toasts()).toEqual([]);
  expect(events).toEqual([]);
});

it('sends the newer desired state after an older call failed, without a toast', async () => {
  const { toasts, calls, events, want } = await openToggle();
  const [first, second] = [want(true), want(false)];
  calls[0]?.answer({ error: REFUSAL });
  await first;
  await Promise.resolve();
  calls[1]?.answer({ data: 'done' });
  await second;
  expect(calls.map(({ sent }) => sent)).toEqual([true, false]);
  expect(events).toEqual(['done false']);
  expect(toasts()).toEqual([]);
});

describe('a call that is not idempotent', () => {
  it('is not sent if the server already has the desired state', async () => {
    const { toasts, calls, events, want } = await openToggle();
    const ended = Promise.all([want(true, { current: false }), want(false)]);
    calls[0]?.answer({ error: REFUSAL });
    await ended;
    expect(calls).toHaveLength(1);
    expect(events).toEqual(['asked false']);
    expect(toasts()).toEqual([]);
  });

  it('is sent if the server applied the failed call', async () => {
    const { calls, events, want } = await openToggle();
    const [first, second] = [want(true, { current: true }), want(false)];
    calls[0]?.answer({ error: REFUSAL });
    await first;
    await Promise.resolve();
    calls[1]?.answer({ data: 'done' });
    await second;
    expect(events).toEqual(['asked true', 'done false']);
  });

  it('is abandoned if the server’s state cannot be fetched', async () => {
    const { toasts, calls, events, want } = await openToggle();
    const ended = Promise.all([want(true, 'silence'), want(false)]);
    calls[0]?.answer({ error: REFUSAL });
    await ended;
    expect(calls).toHaveLength(1);
    expect(events).toEqual(['after failure']);
    expect(toasts()).toEqual(['Not today.']);
  });

  it('does not fetch the server’s state if the failed state is still desired', async () => {
    const { calls, events, want } = await openToggle();
    const ended = want(true, { current: false });
    calls[0]?.answer({ error: REFUSAL });
    await ended;
    expect(events).toEqual(['after failure']);
  });
});

it.each([
  ['answer', { data: 'done' }],
  ['failure', { error: REFUSAL }],
])('ignores the %s of a call by a user who has logged out', async (_name, answer) => {
  const { store, toasts, calls, events, want } = await openToggle();
  const ended = want(true);
  store.dispatch(loggedOut());
  const before = toasts();
  calls[0]?.answer(answer);
  await ended;
  expect(events).toEqual([]);
  expect(toasts()).toEqual(before);
});

it('sends nothing more for a user who has logged out', async () => {
  const { store, calls, want } = await openToggle();
  const ended = Promise.all([want(true), want(false)]);
  store.dispatch(loggedOut());
  calls[0]?.answer({ data: 'done' });
  await ended;
  expect(calls).toHaveLength(1);
});
