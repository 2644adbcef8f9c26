import type { Change } from '../../src/domain/backend';
import type { ListAnswer } from '../../src/domain/lists';
import { isPublic, type ListRecord } from '../rules/listRecords';
import { listView } from '../views/lists';
import { reply, type Call, type Reply } from './endpoint';
import type { Server } from './server';
import { mutate, type ActorMutation } from './transactions';

/** A mutation's result: the list, or null if it is gone; `kind` is null if nothing changed. */
interface ListOutcome {
  before: ListRecord | null;
  list: ListRecord | null;
  kind: Extract<Change['kind'], 'list' | 'listLiked'> | null;
  /** Whose notifications changed. */
  notifiedIds?: string[];
  /** Added to the answer: the ids of the films that the list changed by. */
  changed?: string[];
}

const canBeSeen = (list: ListRecord | null): boolean => list !== null && isPublic(list);

/** Runs a mutation of one list and answers 201 with it. What nobody else could see, only its owner hears of. */
export async function mutateList(
  server: Server,
  call: Call,
  work: (act: ActorMutation) => Promise<ListOutcome>,
): Promise<Reply> {
  const snapshot = await mutate<ListAnswer | Record<string, never>>(server, call, async (act) => {
    const { before, list, kind, notifiedIds = [], changed } = await work(act);
    const { tx, actor } = act;
    const listIds = [...new Set([before, list].flatMap((one) => one?._id ?? []))];
    return {
      value: list
        ? {
            list: await listView(tx, list, { picture: server.picture, viewer: actor }),
            ...(changed && { changed }),
          }
        : {},
      change: kind && {
        kind,
        actorId: actor._id,
        postIds: [],
        userIds: [],
        listIds,
        ...(!canBeSeen(before) && !canBeSeen(list) && { isPrivate: true }),
        ...(notifiedIds.length > 0 && { notifiedIds }),
      },
    };
  });
  return reply(snapshot, 201);
}
