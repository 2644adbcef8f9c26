import { createEntityAdapter, createNextState, type EntityState } from '@reduxjs/toolkit';
import {
  failChange,
  forgetAnswered,
  forgetCached,
  isOpen,
  removeChanges,
  settleChange,
  toggled,
  type Sent,
  type Toggle,
} from './changes';

type Like = Toggle & { id: string };
type Once = { id: string; kind: 'edit'; settledAt: number | null };

type State = EntityState<Like | Once, string>;

const stateOf = (...changes: (Like | Once)[]): State => ({
  ids: changes.map(({ id }) => id),
  entities: Object.fromEntries(changes.map((change) => [change.id, change])),
});

/** The state after an update, as in a reducer. */
const after = (state: State, step: (state: State) => void): State => createNextState(state, step);

const settle = (state: State, id: string, sent: Sent): void => settleChange(state, id, sent, 7);

const WANTED: Like = { id: 'like', desired: true, settledAt: null, earlier: null };
const EDIT: Once = { id: 'edit', kind: 'edit', settledAt: null };

describe('a toggle', () => {
  it('is pending if there was none before', () => {
    expect(toggled(undefined, true)).toEqual({ desired: true, settledAt: null, earlier: null });
  });

  it('keeps the state that was settled before it', () => {
    const liked = toggled({ desired: false, settledAt: 3, earlier: null }, true);
    expect(liked).toEqual({
      desired: true,
      settledAt: null,
      earlier: { desired: false, settledAt: 3 },
    });
    expect(toggled(liked, false).earlier).toEqual({ desired: false, settledAt: 3 });
  });
});

describe('a change', () => {
  it('is open for answers older than the one that settled it', () => {
    expect(isOpen(WANTED, 9)).toBe(true);
    expect(isOpen({ ...WANTED, settledAt: 5 }, 4)).toBe(true);
    expect(isOpen({ ...WANTED, settledAt: 5 }, 5)).toBe(false);
  });

  it.each([
    ['a toggle, by the answer to the desired state', WANTED, true, 7],
    ['a toggle, not by the answer to an earlier desired state', WANTED, false, null],
    ['what happens once, by its answer', EDIT, null, 7],
    ['what happens once, whatever was sent', EDIT, true, 7],
  ])('is settled: %s', (_name, change, sent, settledAt) => {
    const { entities } = after(stateOf(change), (state) => settle(state, change.id, sent));
    expect(entities[change.id]?.settledAt).toBe(settledAt);
  });

  it('that was removed is not settled', () => {
    const settled = after(stateOf(EDIT), (state) => settle(state, 'like', true));
    expect(settled).toEqual(stateOf(EDIT));
  });

  it('that fails is reset to the state settled before it', () => {
    const known = { ...WANTED, earlier: { desired: false, settledAt: 3 } };
    expect(after(stateOf(known, EDIT), (state) => failChange(state, 'like'))).toEqual(
      stateOf({ id: 'like', desired: false, settledAt: 3, earlier: null }, EDIT),
    );
  });

  it('that fails is removed if nothing was settled before it', () => {
    const fail = (state: State) => failChange(state, 'like');
    expect(after(stateOf(WANTED, EDIT), fail)).toEqual(stateOf(EDIT));
    expect(after(stateOf(EDIT), fail)).toEqual(stateOf(EDIT));
  });
});

it('forgets only changes that every cached answer includes', () => {
  const settled = { ...EDIT, settledAt: 5 };
  const before = stateOf(WANTED, settled);
  expect(after(before, (state) => forgetCached(state, 4))).toEqual(before);
  expect(after(before, (state) => forgetCached(state, 5))).toEqual(stateOf(WANTED));
});

it('forgets separate answers once every cached answer is as new', () => {
  interface Answer {
    id: string;
    revision: number;
  }
  const answers = createEntityAdapter<Answer>();
  const known = answers.setAll(answers.getInitialState(), [
    { id: 'a', revision: 4 },
    { id: 'b', revision: 5 },
  ]);
  const idsAt = (revision: number) =>
    createNextState(known, (state) => forgetAnswered(answers, state, revision)).ids;
  expect(idsAt(3)).toEqual(['a', 'b']);
  expect(idsAt(4)).toEqual(['b']);
  expect(idsAt(5)).toEqual([]);
});

it('removes only the matching changes', () => {
  const remove = (state: State) => removeChanges(state, ({ id }) => id === 'like');
  expect(after(stateOf(WANTED, EDIT), remove)).toEqual(stateOf(EDIT));
});
