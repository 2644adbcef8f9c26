import { errorMessage, errorStatus } from '../../../api/errorMessage';
import type { StoreAccess } from '../../../app/hooks';
import { dataImported } from './ownDataActions';
import type { OwnData } from './dataFile';
import { importTasks, type ImportTask } from './importTasks';
import { describeImport, type ImportSummary } from './importSummary';
import { planImport } from './planImport';
import { readPresentData } from './presentData';
import { rowsPerCall } from '../importCalls';
import { callsOfThisSession, inThisSession } from '../../../api/sameSession';

/** How many calls run concurrently if their order does not matter. */
const AT_ONCE = 8;

/** A refusal concerns only this call; any other failure would affect the next calls too. */
const isRefusal = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status !== null && status >= 400 && status < 500 && status !== 401;
};

const inBatches = (tasks: ImportTask[]): ImportTask[][] => {
  const batches: ImportTask[][] = [];
  for (const task of tasks) {
    const last = batches.at(-1);
    if (!task.isOrdered && last && last.length < AT_ONCE && !last[0]?.isOrdered) last.push(task);
    else batches.push([task]);
  }
  return batches;
};

/**
 * Imports a file's data into the viewer's account through the API. Existing data is left alone, so
 * that a second import changes nothing. Dispatches `dataImported` at the end, unless the session has ended.
 * @param onProgress receives how many of all calls are done, before the first and after each batch
 * @throws the error of a failed read, for `errorMessage`; nothing has been changed then
 */
export const importData = async (
  file: OwnData,
  access: StoreAccess,
  onProgress: (done: number, all: number) => void,
): Promise<void> => {
  const isSameSession = inThisSession(access);
  const calls = callsOfThisSession(access);
  const plan = planImport(file, await readPresentData(calls));
  const tasks = importTasks(plan, await access.dispatch(rowsPerCall()));
  const summary: ImportSummary = {
    imported: {},
    skipped: [
      ...plan.takenIds.map(() => 'its id is another post’s here'),
      ...plan.orphans.map(() => 'the post it replies to is missing'),
      ...plan.missing.map(() => 'the post is not here'),
      ...plan.filmsPlan.skipped,
      ...plan.listsPlan.skipped,
    ],
    stoppedBy: null,
  };
  const attempt = async ({ part, run }: ImportTask) => {
    try {
      const { imported, skipped } = await run(calls);
      summary.imported[part] = (summary.imported[part] ?? 0) + imported;
      summary.skipped.push(...skipped);
    } catch (error) {
      if (isRefusal(error)) summary.skipped.push(errorMessage(error));
      else summary.stoppedBy = errorMessage(error);
    }
  };

  let done = 0;
  onProgress(done, tasks.length);
  for (const batch of inBatches(tasks)) {
    if (summary.stoppedBy !== null) break;
    await Promise.all(batch.map(attempt));
    done += batch.length;
    onProgress(done, tasks.length);
  }
  if (!isSameSession()) return;
  const isComplete = summary.stoppedBy === null;
  access.dispatch(dataImported({ report: describeImport(summary), isComplete }));
};
