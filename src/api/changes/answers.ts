import type { EntityAdapter, EntityState } from '@reduxjs/toolkit';

/** An answer about one thing, stored apart from the cache, where older copies of the thing may be. */
interface Answer {
  revision: number;
}

/** Stores an answer, unless a newer one about the same thing is stored. */
export const noteAnswer = <A extends Answer>(
  adapter: EntityAdapter<A, string>,
  state: EntityState<A, string>,
  answer: A,
): void => {
  const previous = state.entities[adapter.selectId(answer)];
  if (!previous || previous.revision <= answer.revision) adapter.setOne(state, answer);
};

/** Removes answers that are no newer than every cached answer. */
export const forgetAnswers = <A extends Answer>(
  adapter: EntityAdapter<A, string>,
  state: EntityState<A, string>,
  revision: number,
): void => {
  const known = adapter.getSelectors().selectAll(state);
  const gone = known.filter((answer) => answer.revision <= revision);
  adapter.removeMany(state, gone.map(adapter.selectId));
};
