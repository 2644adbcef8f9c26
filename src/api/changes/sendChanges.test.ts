import {
  configureStore,
  createListenerMiddleware,
  createReducer,
  createAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createOpenPages } from '../../lib/openPages';
import { createMemoryPageStorage } from '../../testing/memoryPageStorage';
import { changeFailed, changeSettled } from '../actions';
import type { SessionState } from '../sameSession';
import { Services } from '../storeServices';
import type { Change, Changes } from './change';
import { changesReducer } from './changesReducer';
import { Kinds } from './kinds';
import { sendChanges } from './sendChanges';

interface State extends SessionState {
  things: Changes;
}
type Dispatch = ThunkDispatch<State, Services, UnknownAction>;
interface Answer {
  revision: number;
}
type Reply = { data?: Answer; error?: unknown };

const FAILURE = { status: 500, data: { errors: ['Not today.'] } };
const REPETITION = { status: 400, data: { errors: ['Already so.'] } };
const DONE = { data: { revision: 4 } };

const loggedOut = createAction('loggedOut');
const kinds = new Kinds<null, null, State>('things', ({ things }) => things);
const love = kinds.add<Change<boolean>>('love', null);
const loved = love.event('things/loved', (desired: boolean, target?: string) => ({
  target: target ?? 'a',
  desired,
}));

interface Options {
  /** What the server answers about its state; undefined if the call is idempotent. */
  current?: boolean | 'silence';
  /** What that answer waits for. */
  fetching?: Promise<void>;
  failureNote?: string;
  /** Loads the call's code on demand. */
  load?: Promise<void>;
}

/** A store for one kind of change, whose calls the test answers. */
const open = ({ current, fetching, failureNote, load }: Options = {}) => {
  const services = new Services(
    () => Promise.reject(new Error('Nobody asks for it.')),
    createMemoryPageStorage(),
    createOpenPages(undefined),
    () => Promise.reject(new Error('Nobody asks for it.')),
    () => null,
    () => Promise.resolve(null),
    () => Promise.reject(new Error('Nobody asks for it.')),
  );
  const listener = createListenerMiddleware({ extra: services });
  const events: string[] = [];
  const calls: { sent: boolean; before: boolean; answer: (reply: Reply) => void }[] = [];
  const initial: SessionState['auth'] = { session: { token: 'token', user: { _id: 'me' } } };
  const store = configureStore({
    reducer: {
      auth: createReducer(initial, (builder) =>
        builder.addCase(loggedOut, () => ({ session: null })),
      ),
      things: changesReducer('things'),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).prepend(listener.middleware),
  });
  listener.startListening({
    actionCreator: changeSettled,
    effect: ({ payload }) => {
      events.push(settledWith(payload.sent, payload.revision));
    },
  });
  listener.startListening({
    actionCreator: changeFailed,
    effect: ({ payload }) => {
      events.push(`failed: ${payload.message}`);
    },
  });
  const callOf = (sent: boolean, before: boolean) => () =>
    new Promise<Reply>((answer) => calls.push({ sent, before, answer }));
  sendChanges(listener.startListening.withTypes<State, Dispatch, Services>(), love, {
    onMade: ({ target }) => events.push(`made ${target}`),
    call: ({ desired, target }, before) => {
      const call = callOf(desired, love.find(before.things, target) !== undefined);
      return load ? load.then(() => call) : call;
    },
    onSettled: ({ desired }, { revision }) => events.push(`done ${desired} ${revision}`),
    ...(current !== undefined && {
      fetchCurrent: async () => {
        await fetching;
        return current === 'silence' ? undefined : { desired: current, answer: { revision: 9 } };
      },
    }),
    ...(failureNote !== undefined && { failureNote }),
    afterFailure: ({ target }, _api, message) => events.push(`after ${target}: ${message}`),
  });
  const want = (desired: boolean, target?: string) => store.dispatch(loved(desired, target));
  /** Answers a call, and waits for what follows. */
  const answer = async (index: number, reply: Reply) => {
    calls[index]?.answer(reply);
    await settle();
  };
  const desired = () => store.getState().things.entities['love:a']?.desired;
  const sent = () => calls.map((call) => call.sent);
  return { store, events, calls, want, answer, desired, sent };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));
const FAILED = 'failed: Not today.';
const settledWith = (sent: unknown, revision: number | null = 4) =>
  `settled: ${String(sent)} at revision ${revision}`;

it('sends a change at once, and settles it with the answer', async () => {
  const { store, events, calls, want, answer, sent } = open();
  want(true);
  expect(sent()).toEqual([true]);
  expect(calls[0]?.before).toBe(false);
  await answer(0, DONE);
  expect(events).toEqual(['made a', settledWith(true), 'done true 4']);
  expect(store.getState().things.entities['love:a']?.settledAt).toBe(4);
});

it('sends only the last state desired while a call is running', async () => {
  const { events, want, answer, sent } = open();
  for (const desired of [true, false, true, false]) want(desired);
  await answer(0, DONE);
  await answer(1, { data: { revision: 5 } });
  expect(sent()).toEqual([true, false]);
  expect(events.slice(4)).toEqual([
    settledWith(true),
    'done true 4',
    settledWith(false, 5),
    'done false 5',
  ]);
});

it('sends nothing more if the last state is the one that was sent', async () => {
  const { want, answer, sent } = open();
  for (const desired of [true, false, true]) want(desired);
  await answer(0, DONE);
  expect(sent()).toEqual([true]);
});

it('sends changes to several targets side by side', async () => {
  const { want, calls, sent, answer } = open();
  want(true);
  want(false, 'b');
  expect(sent()).toEqual([true, false]);
  await answer(1, DONE);
  want(true, 'b');
  expect(calls[2]?.before).toBe(true);
});

it('abandons a failed change, and gives the reason', async () => {
  const { events, want, answer, desired } = open();
  want(true);
  await answer(0, { error: FAILURE });
  expect(events).toEqual(['made a', FAILED, 'after a: Not today.']);
  expect(desired()).toBeUndefined();
});

it('adds to the reason what became of the words', async () => {
  const { events, want, answer } = open({ failureNote: 'It is kept.' });
  want(true);
  await answer(0, { error: FAILURE });
  expect(events[1]).toBe('failed: Not today. It is kept.');
  expect(events[2]).toBe('after a: Not today.');
});

it('ignores a failure of what is no longer pending', async () => {
  const { store, events, want, answer } = open();
  want(true);
  store.dispatch(changeSettled({ id: 'love:a', kind: 'love', sent: true, revision: 3 }));
  await answer(0, { error: FAILURE });
  expect(events).not.toContain(FAILED);
});

it('sends the newer desired state after an older call failed, without a word', async () => {
  const { events, want, answer, sent } = open();
  want(true);
  want(false);
  await answer(0, { error: FAILURE });
  await answer(1, DONE);
  expect(sent()).toEqual([true, false]);
  expect(events.slice(2)).toEqual([settledWith(false), 'done false 4']);
});

describe('a call that is not idempotent', () => {
  it('is not sent if the server already has the desired state', async () => {
    const { events, want, answer, sent } = open({ current: false });
    want(true);
    want(false);
    await answer(0, { error: FAILURE });
    expect(sent()).toEqual([true]);
    expect(events.slice(2)).toEqual([settledWith(false, 9), 'done false 9']);
  });

  it('is sent if the server applied the failed call', async () => {
    const { events, want, answer, sent } = open({ current: true });
    want(true);
    want(false);
    await answer(0, { error: FAILURE });
    await answer(1, DONE);
    expect(sent()).toEqual([true, false]);
    expect(events.slice(2)).toEqual([
      settledWith(true, 9),
      'done true 9',
      settledWith(false),
      'done false 4',
    ]);
  });

  it('is abandoned if the server’s state cannot be fetched', async () => {
    const { events, want, answer, sent } = open({ current: 'silence' });
    want(true);
    want(false);
    await answer(0, { error: FAILURE });
    expect(sent()).toEqual([true]);
    expect(events.slice(2)).toEqual([FAILED, 'after a: Not today.']);
  });

  it('does not fetch the server’s state if it failed, and the state is still desired', async () => {
    const { events, want, answer } = open({ current: true });
    want(true);
    await answer(0, { error: FAILURE });
    expect(events.slice(1)).toEqual([FAILED, 'after a: Not today.']);
  });

  it('is settled if it is refused because an earlier try has arrived', async () => {
    const { events, want, answer, sent } = open({ current: true });
    want(true);
    await answer(0, { error: REPETITION });
    expect(sent()).toEqual([true]);
    expect(events.slice(1)).toEqual([settledWith(true, 9), 'done true 9']);
  });

  it('gives way to what is wanted while the server’s state is fetched', async () => {
    let fetched = () => {};
    const fetching = new Promise<void>((resolve) => (fetched = resolve));
    const { events, want, answer, sent } = open({ current: true, fetching });
    want(true);
    await answer(0, { error: REPETITION });
    want(false);
    fetched();
    await settle();
    await answer(1, DONE);
    expect(sent()).toEqual([true, false]);
    expect(events.slice(-2)).toEqual([settledWith(false), 'done false 4']);
  });

  it.each([[false], ['silence' as const]])(
    'is abandoned if it is refused, and the server has %s',
    async (current) => {
      const { events, want, answer } = open({ current });
      want(true);
      await answer(0, { error: REPETITION });
      expect(events.slice(1)).toEqual(['failed: Already so.', 'after a: Already so.']);
    },
  );

  it('ignores the server’s state for a user who has logged out meanwhile', async () => {
    const { store, calls, events, want } = open({ current: false });
    want(true);
    want(false);
    calls[0]?.answer({ error: FAILURE });
    await Promise.resolve();
    store.dispatch(loggedOut());
    await settle();
    expect(events).toEqual(['made a', 'made a']);
  });
});

it.each([
  ['answer', DONE],
  ['failure', { error: FAILURE }],
])('ignores the %s of a call by a user who has logged out', async (_name, reply) => {
  const { store, events, want, answer, sent } = open();
  want(true);
  want(false);
  store.dispatch(loggedOut());
  await answer(0, reply);
  expect(events).toEqual(['made a', 'made a']);
  expect(sent()).toEqual([true]);
});

describe('a call whose code is loaded on demand', () => {
  it('is sent once the code is there', async () => {
    const { want, sent } = open({ load: Promise.resolve() });
    want(true);
    expect(sent()).toEqual([]);
    await settle();
    expect(sent()).toEqual([true]);
  });

  it('fails with the reason why the code cannot be loaded', async () => {
    const { events, want } = open({ load: Promise.reject(new Error('No such code.')) });
    want(true);
    await settle();
    expect(events.slice(1)).toEqual([
      FAILED.replace('Not today.', 'No such code.'),
      'after a: No such code.',
    ]);
  });

  it('is not sent for a user who has logged out', async () => {
    const { store, events, want, sent } = open({ load: Promise.resolve() });
    want(true);
    store.dispatch(loggedOut());
    await settle();
    expect(sent()).toEqual([]);
    expect(events).toEqual(['made a']);
  });
});
