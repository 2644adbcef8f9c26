import type { ImportAnswer } from '../../src/domain/filmAnswers';
import { ImportRowSchema, ImportSchema, type ImportRow } from '../../src/domain/filmRequests';
import { BATCH, batchesOf } from '../films/batchesOf';
import { openImport, readAhead } from '../films/importRun';
import { importRow } from '../films/importRow';
import { Refusal } from '../rules/refusal';
import { parse } from './parse';
import { endpoint, reply, type Endpoint } from './endpoint';
import type { Server } from './server';
import { authorisedBody, mutate } from './transactions';

const orRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  throw error;
};

function readRow(row: unknown): ImportRow | Refusal {
  try {
    return parse(ImportRowSchema, row);
  } catch (error) {
    return orRefusal(error);
  }
}

const entryId = (row: ImportRow | Refusal): string[] =>
  !(row instanceof Refusal) && row.kind === 'entry' && row._id !== undefined ? [row._id] : [];

/** Imports up to 500 rows in one transaction; a bad row is refused by itself. */
export function diaryImportEndpoints(server: Server): Endpoint[] {
  const { filmIndex } = server;
  return [
    endpoint('post', '*/api/diary/import', async (call) => {
      const { rows, beside = [] } = await authorisedBody(server, call, () => ImportSchema);
      const snapshot = await mutate<ImportAnswer>(server, call, async ({ tx, actor, context }) => {
        const { nextSeq } = context;
        const readRows = rows.map(readRow);
        const run = openImport({
          tx,
          filmIndex,
          userId: actor._id,
          nextSeq,
          actor,
          context,
          fileEntryIds: [...beside, ...readRows.flatMap(entryId)],
        });
        const { imported, postIds } = run;
        const answer: ImportAnswer = { added: 0, matched: 0, refused: [], imported };
        let isChanged = false;
        let index = 0;
        for (const batch of batchesOf(readRows, BATCH)) {
          await readAhead(
            run,
            batch.flatMap((row) => (row instanceof Refusal ? [] : row)),
          );
          for (const row of batch) {
            const outcome =
              row instanceof Refusal ? row : await importRow(run, row).catch(orRefusal);
            if (outcome instanceof Refusal)
              answer.refused.push({ row: index, why: outcome.message });
            else answer[outcome === 'added' ? 'added' : 'matched'] += 1;
            isChanged ||= outcome === 'added' || outcome === 'extended';
            index += 1;
          }
          await run.standings.store();
        }
        return {
          value: answer,
          change: isChanged
            ? { kind: 'imported', actorId: actor._id, postIds, userIds: [actor._id] }
            : null,
        };
      });
      return reply(snapshot, 201);
    }),
  ];
}
