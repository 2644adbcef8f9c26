import { Queue } from '../../api/queue';
import { makeTestStore } from '../../testing/makeTestStore';
import { loggedOut } from './authSlice';
import { sendDesired } from './sendDesired';

type Answer = { data?: string; error?: unknown };

const REFUSAL = { status: 500, data: { errors: ['Not today.'] } };

/** A toggle whose calls are answered by hand. */
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

it('sends what is wanted, and says what it was settled by', async () => {
  const { calls, events, want } = await openToggle();
  const ended = want(true);
  calls[0]?.answer({ data: 'done' });
  await ended;
  expect(events).toEqual(['done true']);
});

it('sends the last of what is wanted while a call is running', async () => {
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

it('gives a change up that fails, says why, and goes on from there', async () => {
  const { toasts, calls, events, want } = await openToggle();
  const ended = want(true);
  calls[0]?.answer({ error: REFUSAL });
  await ended;
  expect(toasts()).toEqual(['Not today.']);
  expect(events).toEqual(['after failure']);
});

it('passes over a failure that nobody waits for any more', async () => {
  const { toasts, calls, events, want } = await openToggle();
  const ended = Promise.all([want(true), want(undefined)]);
  calls[0]?.answer({ error: REFUSAL });
  await ended;
  expect(toasts()).toEqual([]);
  expect(events).toEqual([]);
});

it('sends what is wanted by now after an older call failed, and says nothing of that', async () => {
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

describe('a call that is not sent on a guess', () => {
  it('is not sent where the server has already what is wanted', async () => {
    const { toasts, calls, events, want } = await openToggle();
    const ended = Promise.all([want(true, { current: false }), want(false)]);
    calls[0]?.answer({ error: REFUSAL });
    await ended;
    expect(calls).toHaveLength(1);
    expect(events).toEqual(['asked false']);
    expect(toasts()).toEqual([]);
  });

  it('is sent where the server has acted in spite of the failure', async () => {
    const { calls, events, want } = await openToggle();
    const [first, second] = [want(true, { current: true }), want(false)];
    calls[0]?.answer({ error: REFUSAL });
    await first;
    await Promise.resolve();
    calls[1]?.answer({ data: 'done' });
    await second;
    expect(events).toEqual(['asked true', 'done false']);
  });

  it('is given up where nobody can say what the server has', async () => {
    const { toasts, calls, events, want } = await openToggle();
    const ended = Promise.all([want(true, 'silence'), want(false)]);
    calls[0]?.answer({ error: REFUSAL });
    await ended;
    expect(calls).toHaveLength(1);
    expect(events).toEqual(['after failure']);
    expect(toasts()).toEqual(['Not today.']);
  });

  it('is nothing to ask about after a failure of what is still wanted', async () => {
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
])('passes over the %s of a call by somebody who has logged out', async (_name, answer) => {
  const { store, toasts, calls, events, want } = await openToggle();
  const ended = want(true);
  store.dispatch(loggedOut());
  const before = toasts();
  calls[0]?.answer(answer);
  await ended;
  expect(events).toEqual([]);
  expect(toasts()).toEqual(before);
});

it('sends nothing more for somebody who has logged out', async () => {
  const { store, calls, want } = await openToggle();
  const ended = Promise.all([want(true), want(false)]);
  store.dispatch(loggedOut());
  calls[0]?.answer({ data: 'done' });
  await ended;
  expect(calls).toHaveLength(1);
});
