import type { Command } from './commands';
import { entriesOf } from './films';
import { STORY_TAGS } from './tags';
import type { World } from './world';

/** Each person's evenings with tags as they are, to be compared with later. */
export const taggedEvenings = (world: World): string[] =>
  world.people.map((person) =>
    JSON.stringify(
      entriesOf(world, person._id).flatMap(({ watchedOn, tags }) =>
        tags ? [watchedOn, tags] : [],
      ),
    ),
  );

/** Reads the diary and the tags of everybody whose evenings with tags changed. */
export function tagReadsAfter(world: World, before: readonly string[]): Command[] {
  const after = taggedEvenings(world);
  return after.flatMap((evenings, person): Command[] => {
    if (evenings === (before[person] ?? '[]')) return [];
    const around = { person, actor: 'nobody', minimal: false, wait: 0 } as const;
    return [
      { call: 'diary', ...around },
      { call: 'tags', ...around },
      ...STORY_TAGS.map((tag) => ({ call: 'taggedEntries', tag, ...around }) as const),
    ];
  });
}
