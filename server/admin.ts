import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Argument, Command } from 'commander';
import { ROLES } from '../src/domain/roles';
import { TAKEN_DOWN } from './admin/moderate';
import { reach } from './admin/reach';
import { siteOn } from './admin/site';
import { askForTask, fetchBackup } from './admin/socket';
import { doTask, type TaskName } from './admin/tasks';
import { backUp } from './backup/backUp';
import { BackupError } from './backup/lines';
import { restore } from './backup/restore';
import { readConfig } from './config';
import { openDatabase } from './db/open';

const config = () => readConfig(process.env);

async function backUpTo(file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already.`);
  await reach(
    config(),
    (pool) => backUp(pool, file, new Date()),
    (folder) =>
      fetchBackup(folder, file).catch(async (reason: unknown) => {
        await rm(file, { force: true });
        throw reason;
      }),
  );
  console.log(`The backup is in ${file}.`);
}

async function restoreFrom(file: string): Promise<void> {
  const { pool, close } = await openDatabase(config());
  await restore(pool, file).finally(close);
  console.log(`The database is as it was in ${file}.`);
}

/** What does a task, and prints what that says. */
const task =
  (name: TaskName, ...names: readonly string[]) =>
  async (...given: unknown[]): Promise<void> => {
    const args = given.slice(0, names.length).map(String);
    const said = await reach(
      config(),
      async (pool) => doTask(await siteOn(pool), name, args),
      (folder) => askForTask(folder, name, args),
    );
    console.log(said);
  };

const program = new Command('admin').description(
  'Works on the database that the environment names, also while servers run: see docs/operating.md.',
);
program
  .command('invite')
  .description('makes an invitation for one account, and prints its link')
  .action(task('invite'));
program
  .command('role')
  .description('makes somebody a member, a moderator or an admin')
  .argument('<name>', 'a username')
  .addArgument(new Argument('<role>').choices(ROLES))
  .action(task('role', 'name', 'role'));
program
  .command('password')
  .description('gives somebody a new password, prints it, and ends all their sessions')
  .argument('<name>', 'a username')
  .action(task('password', 'name'));
program
  .command('suspend')
  .description('keeps somebody out until they are freed')
  .argument('<name>', 'a username')
  .action(task('suspend', 'name'));
program
  .command('free')
  .description('lets somebody in again who is suspended')
  .argument('<name>', 'a username')
  .action(task('free', 'name'));
program
  .command('films')
  .description('works on the films that members added')
  .command('merge')
  .description('merges a film that a member added into another film, which cannot be undone')
  .argument('<from>', 'the id of the added film: the end of its page’s address')
  .argument('<into>', 'the id of the other')
  .action(task('merge-films', 'from', 'into'));
program
  .command('take-down')
  .description('takes down a post or a list, and tells its author why')
  .addArgument(new Argument('<kind>').choices(TAKEN_DOWN))
  .argument('<id>', 'the end of its page’s address')
  .argument('<reason>', 'what the author is told')
  .action(task('take-down', 'kind', 'id', 'reason'));
program.command('reports').description('lists the open reports').action(task('reports'));
program
  .command('usage')
  .description('tells how many accounts, posts, films and photos there are, and how large')
  .action(task('usage'));
program
  .command('clean-photos')
  .description('erases the photos that nothing names any more')
  .action(task('clean-photos'));
program
  .command('backup')
  .description('writes all that there is to a new file')
  .argument('<file>')
  .action(backUpTo);
program
  .command('restore')
  .description('fills an empty database from a backup')
  .argument('<file>')
  .action(restoreFrom);

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
