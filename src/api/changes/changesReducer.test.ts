import { createNextState, type UnknownAction } from '@reduxjs/toolkit';
import { cacheAdvanced, changeFailed, changeSettled, dataReplaced } from '../actions';
import { changesTo, inOrder, type Change, type Changes } from './change';
import { changesReducer, NO_CHANGES, removeChangesTo } from './changesReducer';
import { Kinds } from './kinds';

interface Thing {
  stars: number | null;
  words: string[];
}

const kinds = new Kinds<Thing, string, Changes>('things', (changes) => changes);

const stars = kinds.add<Change<number | null>>('stars', null, (thing, { desired }) => ({
  ...thing,
  stars: desired,
}));
const given = stars.event('things/starsGiven', (target: string, desired: number | null) => ({
  target,
  desired,
}));
const answered = stars.event('things/starsAnswered', (desired: number, settledAt: number) => ({
  target: 'a',
  desired,
  settledAt,
}));

interface Edit extends Change<{ words: string[] }> {
  note: string;
}
const edit = kinds.add<Edit>('edit', null, (thing, { desired: { words }, note }, who) => ({
  ...thing,
  words: [...words, note, who],
}));
const edited = edit.event('things/edited', (id: string, ...words: string[]) => ({
  id,
  target: 'a',
  desired: { words },
  note: 'by',
}));

/** A kind that does nothing to a thing. */
const mark = kinds.add<Change<boolean>>('mark', null);
const marked = mark.event('things/marked', (target: string) => ({ target, desired: true }));

const reduce = changesReducer('things');
const after = (...events: UnknownAction[]): Changes => events.reduce<Changes>(reduce, NO_CHANGES);
const settled = (id: string, kind: string, sent: unknown, revision = 7) =>
  changeSettled({ id, kind, sent, revision });
const failed = (id: string) => changeFailed({ id, about: id, message: 'No.' });

describe('a change that was made', () => {
  it('is pending, with its kind, and an id from its target', () => {
    expect(after(given('a', 3)).entities).toEqual({
      'stars:a': {
        id: 'stars:a',
        kind: 'stars',
        target: 'a',
        desired: 3,
        settledAt: null,
        earlier: null,
      },
    });
    expect(after(edited('e1', 'Oh')).entities['e1']).toMatchObject({ kind: 'edit', note: 'by' });
  });

  it('is stored in its own slice only', () => {
    expect(changesReducer('others')(NO_CHANGES, given('a', 3))).toBe(NO_CHANGES);
    for (const meta of [undefined, null, 'things', {}])
      expect(reduce(NO_CHANGES, { type: 'things/starsGiven', meta })).toBe(NO_CHANGES);
  });

  it('replaces the one of the same id, as the last', () => {
    const changes = after(given('a', 3), marked('a'), given('a', 4));
    expect(changes.ids).toEqual(['mark:a', 'stars:a']);
    expect(stars.find(changes, 'a')?.desired).toBe(4);
  });

  it('keeps the state that was settled before it, also below several', () => {
    const before = [given('a', 3), settled('stars:a', 'stars', 3, 5)];
    const earlier = { desired: 3, settledAt: 5 };
    expect(after(...before, given('a', 4)).entities['stars:a']).toMatchObject({ earlier });
    expect(after(...before, given('a', 4), given('a', null)).entities['stars:a']).toMatchObject({
      desired: null,
      settledAt: null,
      earlier,
    });
    expect(after(given('a', 3), given('a', 4)).entities['stars:a']?.earlier).toBeNull();
  });
});

describe('a state that the server answered unasked', () => {
  it('is settled from the beginning, and replaces what was settled before', () => {
    expect(after(answered(2, 5)).entities['stars:a']).toMatchObject({ desired: 2, settledAt: 5 });
    const changes = after(given('a', 3), settled('stars:a', 'stars', 3, 5), answered(2, 6));
    expect(changes.entities['stars:a']).toMatchObject({
      desired: 2,
      settledAt: 6,
      earlier: null,
    });
  });

  it('gives way to what the person desires, and to what is newer', () => {
    expect(stars.find(after(given('a', 3), answered(2, 6)), 'a')?.desired).toBe(3);
    expect(stars.find(after(answered(4, 7), answered(2, 6)), 'a')?.desired).toBe(4);
    expect(stars.find(after(answered(4, 6), answered(2, 6)), 'a')?.desired).toBe(2);
  });
});

describe('a change', () => {
  it.each([
    ['a number', given('a', 3), 3, 7],
    ['a number, not by the answer to an earlier one', given('a', 3), 4, null],
    ['none', given('a', null), null, 7],
    ['texts', edited('stars:a', 'Oh'), { words: ['Oh'] }, 7],
    ['texts, not by the answer to others', edited('stars:a', 'Oh'), { words: ['Ah'] }, null],
  ])('is settled by the answer to what it desires: %s', (_what, event, sent, settledAt) => {
    const changes = after(event, settled('stars:a', 'stars', sent));
    expect(changes.entities['stars:a']?.settledAt).toBe(settledAt);
  });

  it('that is gone is not settled', () => {
    expect(after(settled('stars:a', 'stars', 3))).toBe(NO_CHANGES);
  });

  it('that fails is reset to the state settled before it', () => {
    const before = [given('a', 3), settled('stars:a', 'stars', 3, 5), marked('a')];
    expect(after(...before, given('a', 4), failed('stars:a')).entities).toMatchObject({
      'mark:a': { desired: true },
      'stars:a': { desired: 3, settledAt: 5, earlier: null },
    });
  });

  it('that fails is removed if nothing was settled before it', () => {
    expect(after(given('a', 3), marked('a'), failed('stars:a')).ids).toEqual(['mark:a']);
    expect(after(marked('a'), failed('stars:a')).ids).toEqual(['mark:a']);
  });

  it('is forgotten once every cached answer includes it', () => {
    const changes = [given('a', 3), settled('stars:a', 'stars', 3, 5), marked('a')];
    expect(after(...changes, cacheAdvanced(4)).ids).toEqual(['stars:a', 'mark:a']);
    expect(after(...changes, cacheAdvanced(5)).ids).toEqual(['mark:a']);
  });

  it('is forgotten if the data is replaced', () => {
    expect(after(given('a', 3), dataReplaced())).toBe(NO_CHANGES);
  });

  it('is removed with all others to its target', () => {
    const changes = after(given('a', 3), marked('b'), edited('e', 'Oh'));
    const { ids } = createNextState(changes, (state) => removeChangesTo(state, 'a'));
    expect(ids).toEqual(['mark:b']);
  });
});

describe('changes in order', () => {
  const changes = after(
    edited('late', 'late'),
    marked('b'),
    edited('early', 'early'),
    given('a', 1),
    settled('late', 'edit', { words: ['late'] }, 9),
    settled('early', 'edit', { words: ['early'] }, 8),
  );

  it('are as the server applied them; those that are pending follow as they were made', () => {
    expect(inOrder(changes).map(({ id }) => id)).toEqual(['early', 'late', 'mark:b', 'stars:a']);
  });

  it('are found by their target', () => {
    expect(changesTo(changes, 'a').map(({ id }) => id)).toEqual(['early', 'late', 'stars:a']);
    expect(changesTo(changes, 'b').map(({ id }) => id)).toEqual(['mark:b']);
    expect(changesTo(changes, 'c')).toEqual([]);
  });
});

describe('a cached thing', () => {
  const cached: Thing = { stars: null, words: [] };
  const shownAt = (revision: number, ...events: UnknownAction[]) =>
    kinds.shown(cached, inOrder(after(...events)), revision, 'Ana');
  const rated = [given('a', 3), settled('stars:a', 'stars', 3, 5)];

  it('is shown with the changes that its answer may lack', () => {
    expect(shownAt(4, ...rated).stars).toBe(3);
    expect(shownAt(5, ...rated)).toBe(cached);
    expect(shownAt(9, given('a', 3), edited('e', 'Oh'))).toEqual({
      stars: 3,
      words: ['Oh', 'by', 'Ana'],
    });
    expect(shownAt(9, marked('a'))).toBe(cached);
  });

  it('is the same again for the same changes, even if others were made since', () => {
    const changes = after(given('a', 3));
    const show = (all: Changes) => kinds.shown(cached, changesTo(all, 'a'), 0, 'Ana');
    expect(show(reduce(changes, marked('b')))).toBe(show(changes));
  });
});

describe('a kind', () => {
  it('finds its change to a target, and what is pending', () => {
    const pending = after(given('a', 3));
    expect(stars.pending(pending, 'a')).toBe(3);
    expect(stars.pending(pending, 'b')).toBeUndefined();
    expect(stars.pending(reduce(pending, settled('stars:a', 'stars', 3)), 'a')).toBeUndefined();
    expect(stars.find(after(edited('stars:a', 'Oh')), 'a')).toBeUndefined();
  });

  it('knows its events, and the answers to them', () => {
    expect(stars.isMade(given('a', 3))).toBe(true);
    expect([answered(3, 5), marked('a'), settled('stars:a', 'stars', 3)].some(stars.isMade)).toBe(
      false,
    );
  });
});
