import { ReportSchema, type About } from '../../src/domain/moderation';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import { currentFilmId, findFilm } from '../films/findFilm';
import { findList } from '../lists/listStore';
import type { UserRecord } from '../rules/records';
import { found, granted, Refusal } from '../rules/refusal';
import { report } from '../rules/reports';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate } from './transactions';

/** A film that was merged is the other one now. */
const currentAbout = async (tx: Reading, about: About): Promise<About> =>
  about.kind === 'film' ? { ...about, id: await currentFilmId(tx, about.id) } : about;

/** Reports of what somebody thinks moderators should see. */
export function reportEndpoints(server: Server): Endpoint[] {
  /** Whose something is that the viewer can see. @throws Refusal 404, or 400 for a film of the catalogue */
  async function ownerOf(
    tx: Reading,
    { kind, id }: About,
    viewer: UserRecord,
  ): Promise<string | undefined> {
    switch (kind) {
      case 'post':
        return found(await findPost(tx, id), 'postNotFound').authorId;
      case 'list':
        return (await findList(tx, id, viewer)).ownerId;
      case 'user':
        return found(await tx.get('users', id), 'userNotFound')._id;
      case 'film': {
        const { addedSeq, addedBy } = await findFilm(tx, server.filmIndex, id);
        if (addedSeq === undefined) throw Refusal.named('reportsCatalogue');
        return addedBy;
      }
    }
  }

  return [
    endpoint('post', '*/api/reports', async (call) => {
      const { reportData } = await authorisedBody(server, call, () => ReportSchema);
      const reported = await mutate<Record<string, never>>(
        server,
        call,
        async ({ tx, unhidden, actor, context }) => {
          const about = await currentAbout(tx, reportData.about);
          const [ownerId, existing] = await Promise.all([
            ownerOf(tx, about, actor),
            unhidden.get('reports', [actor._id, about.kind, about.id]),
          ]);
          const outcome = report(
            { reporter: actor, ownerId, reportData: { ...reportData, about } },
            existing,
            context,
          );
          await unhidden.put('reports', granted(outcome).reported);
          return {
            value: {},
            change: {
              kind: 'moderated',
              isModeration: true,
              actorId: actor._id,
              postIds: [],
              userIds: [],
            },
          };
        },
      );
      return reply(reported, 201);
    }),
  ];
}
