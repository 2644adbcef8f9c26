import type { ImportAnswer } from '../../src/domain/filmAnswers';
import { ImportRowSchema, ImportSchema } from '../../src/domain/filmRequests';
import { importRow } from '../films/importRow';
import { Refusal } from '../rules/refusal';
import { parse } from './parse';
import { type Handles, reply } from './route';
import type { Server } from './server';
import { authorisedBody, mutate } from './transactions';

/** Takes up to 500 rows in one transaction; what is wrong with one refuses that one alone. */
export function diaryImportHandles(server: Server): Handles {
  const { filmIndex } = server;
  return {
    'POST /api/diary/import': async (call) => {
      const { rows } = await authorisedBody(server, call, () => ImportSchema);
      const snapshot = await mutate<ImportAnswer>(server, call, async ({ tx, actor, context }) => {
        const { nextSeq } = context;
        const importing = { tx, filmIndex, userId: actor._id, nextSeq, actor, context };
        const answer: ImportAnswer = { added: 0, matched: 0, refused: [] };
        let isChanged = false;
        for (const [place, row] of rows.entries()) {
          try {
            const brought = await importRow(importing, parse(ImportRowSchema, row));
            answer[brought === 'new' ? 'added' : 'matched'] += 1;
            isChanged ||= brought !== 'nothing';
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            answer.refused.push({ row: place, why: error.message });
          }
        }
        return {
          value: answer,
          change: isChanged
            ? { kind: 'imported', actorId: actor._id, postIds: [], userIds: [actor._id] }
            : null,
        };
      });
      return reply(snapshot, 201);
    },
  };
}
