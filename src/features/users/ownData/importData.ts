import { errorMessage, errorStatus } from '../../../api/errorMessage';
import { callsOfThisSession, inThisSession } from '../../auth/sameSession';
import type { StoreAccess } from '../../../app/hooks';
import { dataImported } from '../usersSlice';
import type { OwnData } from './dataFile';
import { importTasks, type ImportTask } from './importTasks';
import type { ImportSummary } from './importSummary';
import { planImport } from './planImport';
import { readPresentData } from './presentData';

/** How many calls run at once where their order does not matter. */
const AT_ONCE = 8;

/** A refusal concerns the one thing that was asked; any other failure would meet the next call too. */
const isRefusal = (error: unknown): boolean => {
  const status = errorStatus(error);
  return status !== null && status >= 400 && status < 500 && status !== 401;
};

const inTurns = (tasks: ImportTask[]): ImportTask[][] => {
  const turns: ImportTask[][] = [];
  for (const task of tasks) {
    const last = turns.at(-1);
    if (!task.isOrdered && last && last.length < AT_ONCE && !last[0]?.isOrdered) last.push(task);
    else turns.push([task]);
  }
  return turns;
};

/**
 * Brings a file's data into the viewer's account by the API's own calls; what is here already is
 * left alone, so that a second import changes nothing. Ends with the event `dataImported`, or with its person's session.
 * @param onProgress receives how many of all calls are done, before the first and after each turn
 * @throws what the first questions failed with, for `errorMessage`: nothing was changed then
 */
export const importData = async (
  file: OwnData,
  access: StoreAccess,
  onProgress: (done: number, all: number) => void,
): Promise<void> => {
  const isHere = inThisSession(access);
  const calls = callsOfThisSession(access);
  const plan = planImport(file, await readPresentData(calls));
  const tasks = importTasks(plan);
  const summary: ImportSummary = {
    taken: {},
    skipped: [
      ...plan.takenIds.map(() => 'its id is another post’s here'),
      ...plan.orphans.map(() => 'what it answers is not here'),
      ...plan.missing.map(() => 'the post is not here'),
      ...plan.kept.skipped,
    ],
    stoppedBy: null,
  };
  const attempt = async ({ part, run }: ImportTask) => {
    try {
      const { taken, skipped } = await run(calls);
      summary.taken[part] = (summary.taken[part] ?? 0) + taken;
      summary.skipped.push(...skipped);
    } catch (error) {
      if (isRefusal(error)) summary.skipped.push(errorMessage(error));
      else summary.stoppedBy = errorMessage(error);
    }
  };

  let done = 0;
  onProgress(done, tasks.length);
  for (const turn of inTurns(tasks)) {
    if (summary.stoppedBy !== null) break;
    await Promise.all(turn.map(attempt));
    done += turn.length;
    onProgress(done, tasks.length);
  }
  if (isHere()) access.dispatch(dataImported(summary));
};
