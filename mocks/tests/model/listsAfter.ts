import type { Command } from './commands';
import type { ListCommand } from './listCommands';
import type { World } from './world';

/** The lists as they are, to be compared with later. */
export const writtenDown = ({ lists }: World): string[] =>
  lists.map((list) => JSON.stringify(list));

const commandBy = (actor: Command['actor'], command: ListCommand): Command => ({
  ...{ call: 'lists', command, actor },
  ...{ minimal: false, wait: 0 },
});

/** Reads every list that changed, as its owner and as a guest, and then the lists that everybody sees. */
export function listReadsAfter({ lists, sessions }: World, before: readonly string[]): Command[] {
  const changed = lists.filter((list) => !before.includes(JSON.stringify(list)));
  if (changed.length === 0 && lists.length === before.length) return [];
  const pages = changed.flatMap((one) => {
    const owner = sessions.findLastIndex(({ personId }) => personId === one.ownerId);
    const actors = [...(owner < 0 ? [] : [owner]), 'nobody' as const];
    return actors.map((actor) =>
      commandBy(actor, { call: 'oneList', list: lists.indexOf(one), limit: 100 }),
    );
  });
  return [...pages, commandBy('nobody', { call: 'allLists', sort: 'liked', limit: 100 })];
}
