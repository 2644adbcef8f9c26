import type { ImportAnswer } from '../../src/domain/filmAnswers';
import { ImportRowSchema, type ImportRow } from '../../src/domain/filmRequests';
import { parse } from '../handlers/parse';
import { Refusal } from '../rules/refusal';
import { BATCH, batchesOf } from './batchesOf';
import { importRow } from './importRow';
import { openImport, readAhead, type ImportContext } from './importRun';

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

interface Outcome {
  answer: ImportAnswer;
  isChanged: boolean;
  /** The posts that became of reviews. */
  postIds: string[];
}

/**
 * Imports rows in one transaction; a bad row is refused by itself.
 * @param beside ids of other entries of the same file
 */
export async function importRows(
  context: Omit<ImportContext, 'fileEntryIds'>,
  rows: readonly unknown[],
  beside: readonly string[],
): Promise<Outcome> {
  const readRows = rows.map(readRow);
  const run = openImport({ ...context, fileEntryIds: [...beside, ...readRows.flatMap(entryId)] });
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
      const outcome = row instanceof Refusal ? row : await importRow(run, row).catch(orRefusal);
      if (outcome instanceof Refusal) answer.refused.push({ row: index, why: outcome.message });
      else answer[outcome === 'added' ? 'added' : 'matched'] += 1;
      isChanged ||= outcome === 'added' || outcome === 'extended';
      index += 1;
    }
    await run.standings.store();
  }
  return { answer, isChanged, postIds };
}
