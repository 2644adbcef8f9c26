import { createEntityAdapter, createNextState } from '@reduxjs/toolkit';
import { forgetAnswers, noteAnswer } from './answers';

interface Answer {
  id: string;
  revision: number;
  text?: string;
}

const adapter = createEntityAdapter<Answer>();
const known = adapter.setAll(adapter.getInitialState(), [
  { id: 'a', revision: 4 },
  { id: 'b', revision: 5 },
]);

it('keeps the newest answer about each thing', () => {
  const textAfter = (revision: number) =>
    createNextState(known, (state) => {
      noteAnswer(adapter, state, { id: 'a', revision, text: 'new' });
    }).entities['a']?.text;
  expect(textAfter(3)).toBeUndefined();
  expect(textAfter(4)).toBe('new');
  expect(textAfter(5)).toBe('new');
  const { ids } = createNextState(known, (state) => {
    noteAnswer(adapter, state, { id: 'c', revision: 0 });
  });
  expect(ids).toEqual(['a', 'b', 'c']);
});

it('forgets answers once every cached answer is as new', () => {
  const idsAt = (revision: number) =>
    createNextState(known, (state) => forgetAnswers(adapter, state, revision)).ids;
  expect(idsAt(3)).toEqual(['a', 'b']);
  expect(idsAt(4)).toEqual(['b']);
  expect(idsAt(5)).toEqual([]);
});
