import * as v from 'valibot';
import { distinctTags } from './distinctTags';
import { cutTag, TagsSchema } from './tags';

it('are one if only case or accents tell them apart, as written first', () => {
  const tags = ['70mm', 'Avec Zoé', '70MM', 'other', 'avec zoe', '70mm', 'C', 'C#'];
  expect(distinctTags(tags)).toEqual(['70mm', 'Avec Zoé', 'other', 'C', 'C#']);
});

it('are texts of 1 to 40 letters, ten at most', () => {
  const problem = (tags: unknown) => v.safeParse(TagsSchema, tags).issues?.[0]?.message;
  const many = (count: number) => Array.from({ length: count }, (_, nth) => `tag ${nth}`);
  expect(v.parse(TagsSchema, ['  with\n Ada ', ...many(9)])[0]).toBe('with Ada');
  expect(problem(many(11))).toBe('At most ten tags.');
  expect(problem([' '])).toBe('A tag must not be empty.');
  expect(problem(['a'.repeat(40)])).toBeUndefined();
  expect(problem(['a'.repeat(41)])).toBeDefined();
});

it('are cut where they are too long', () => {
  expect(cutTag(` ${'é'.repeat(60)} `)).toBe('é'.repeat(40));
});
