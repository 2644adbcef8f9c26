import * as v from 'valibot';
import { Refusal } from '../../mocks/rules/refusal';
import { changeRole, freePerson, mergeFilms, suspendPerson, takeDown } from './moderate';
import { inviteSomebody, renewPassword } from './people';
import { openReports } from './reports';
import type { Site } from './site';
import { cleanPhotos, usage } from './storage';
import { TaskError } from './taskError';

/** Does it, and says what was done. */
type Task = (site: Site, ...args: string[]) => Promise<string>;

/** What an admin can have done to a site, beside backups, which are files. */
const TASKS = {
  invite: inviteSomebody,
  role: (site, name = '', role = '') => changeRole(site, name, role),
  password: (site, name = '') => renewPassword(site, name),
  suspend: (site, name = '') => suspendPerson(site, name),
  free: (site, name = '') => freePerson(site, name),
  'merge-films': (site, from = '', into = '') => mergeFilms(site, from, into),
  'take-down': (site, kind = '', id = '', reason = '') => takeDown(site, kind, id, reason),
  reports: openReports,
  usage,
  'clean-photos': cleanPhotos,
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof TASKS;
const NAMES = Object.keys(TASKS).filter((name): name is TaskName => name in TASKS);

/** What is sent to a running server. */
export const OrderSchema = v.object({
  task: v.picklist([...NAMES, 'backup']),
  args: v.array(v.string()),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** @throws TaskError if it cannot be done */
export async function doTask(site: Site, name: TaskName, args: readonly string[]): Promise<string> {
  const task: Task = TASKS[name];
  try {
    return await task(site, ...args);
  } catch (error) {
    throw error instanceof Refusal ? new TaskError(error.message) : error;
  }
}
