import type { TagsAnswer } from '../../../src/domain/filmAnswers';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { entriesOf, entryFor } from './films';
import { listing } from './filmSteps';
import { named, read, refuse, somebody, type CommandOf, type Scene, type Step } from './step';
import { hasTag, STORY_TAGS, tagKeyOf } from './tags';

/** The order of tags that are used equally often is undefined, and any way to write a tag may be shown. */
export function tags(scene: Scene, { person: choice }: CommandOf<'tags'>): Step {
  const { person, address } = named(scene, somebody(scene, choice));
  return {
    method: 'GET',
    path: `/api/users/${address}/tags`,
    token: 'optional',
    settle: (answer) => {
      if (!person) return refuse('userNotFound');
      const answered = bodyOf(answer, 200, BODIES.tags).tags;
      const used = entriesOf(scene.world, person._id).flatMap((entry) => entry.tags ?? []);
      const countOf = (key: string) => used.filter((tag) => tagKeyOf(tag) === key).length;
      const placeOf = (key: string) => answered.findIndex(({ tag }) => tagKeyOf(tag) === key);
      const shownAs = (key: string) =>
        STORY_TAGS.find((tag) => tagKeyOf(tag) === key && tag === answered[placeOf(key)]?.tag) ??
        key;
      const expected: TagsAnswer = {
        tags: [...new Set(used.map(tagKeyOf))]
          .sort((a, b) => countOf(b) - countOf(a) || placeOf(a) - placeOf(b))
          .map((key) => ({ tag: shownAs(key), count: countOf(key) })),
      };
      return read(expected);
    },
  };
}

/** A diary's entries with a tag, however it is written. */
export const taggedEntries = (scene: Scene, { person, tag }: CommandOf<'taggedEntries'>): Step =>
  listing(
    scene,
    person,
    'diary',
    (id) => ({
      entries: entriesOf(scene.world, id)
        .filter((entry) => hasTag(entry.tags, tag))
        .map((entry) => entryFor(scene.world, entry, scene.me)),
    }),
    { tag },
  );
