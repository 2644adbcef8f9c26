import type { UserSummary } from '../../../src/domain/entities';
import type { Person, World } from './world';

/** Written differently from the rule, which handles more letters than the model's texts need. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export function personOf(world: World, id: string): Person {
  const person = world.people.find(({ _id }) => _id === id);
  if (!person) throw new Error(`The model knows nobody called ${id}`);
  return person;
}

export function summaryOf(world: World, id: string): UserSummary {
  const { _id, firstName, lastName, username, avatar } = personOf(world, id);
  return { _id, firstName, lastName, username, avatar };
}
