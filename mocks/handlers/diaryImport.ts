import type { ImportAnswer } from '../../src/domain/filmAnswers';
import { ImportSchema } from '../../src/domain/filmRequests';
import { lazyCode } from '../chunkLoadError';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { standingContext } from './standingContext';
import { authorisedBody, mutate } from './transactions';

/** Imports up to 500 rows. */
export const diaryImportEndpoints = (server: Server): Endpoint[] => [
  endpoint('post', '*/api/diary/import', async (call) => {
    const { rows, beside = [] } = await authorisedBody(server, call, () => ImportSchema);
    const { importRows } = await lazyCode(import('../films/importRows'));
    const snapshot = await mutate<ImportAnswer>(server, call, async (act) => {
      const { actor, context } = act;
      const run = { ...standingContext(server, act), actor, context };
      const { answer, isChanged, postIds } = await importRows(run, rows, beside);
      const ids = { postIds, userIds: [actor._id] };
      const addsFilms = answer.imported.films > 0 && ({ isModeration: true } as const);
      return {
        value: answer,
        change: isChanged ? { kind: 'imported', actorId: actor._id, ...ids, ...addsFilms } : null,
      };
    });
    return reply(snapshot, 201);
  }),
];
