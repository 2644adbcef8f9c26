import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { Log } from '../log';
import { OrderSchema, type Order, type TaskName } from './tasks';
import { TaskError } from './taskError';

/** Beside an embedded database, which nobody but the running server can open. Who may open the folder may ask. */
const socketIn = (folder: string): string => join(folder, 'admin.sock');

interface Options {
  /** The embedded database's. */
  folder: string;
  /** Writes a backup to a path. */
  backUp(path: string): Promise<void>;
  /** Does a task, and says what was done. */
  doTask(name: TaskName, args: readonly string[]): Promise<string>;
  log: Log;
}

/** Does what it is asked for at the folder's socket, and answers what that says, or the backup. */
export function answerAtSocket({ folder, backUp, doTask, log }: Options): Server {
  const backups = join(folder, 'backups');
  mkdirSync(backups, { recursive: true });
  // Of a server that was killed.
  rmSync(socketIn(folder), { force: true });

  async function sendBackup(response: ServerResponse): Promise<void> {
    // Not straight into the answer: the database waits for the file, but not for whoever reads it.
    const path = join(backups, `requested-${randomUUID()}`);
    await backUp(path);
    const file = await open(path);
    // It can still be read, and nothing is left of it, whatever happens.
    await rm(path);
    await pipeline(file.createReadStream(), response);
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { success, output } = v.safeParse(OrderSchema, await json(asked));
    if (!success) throw new TaskError('The running server is of another release.');
    if (output.task === 'backup') await sendBackup(response);
    else response.end(await doTask(output.task, output.args));
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: unknown) => {
      const isExpected = error instanceof TaskError;
      if (!isExpected) log.error({ err: error }, 'What an admin asked for failed.');
      if (response.headersSent) response.destroy();
      else response.writeHead(isExpected ? 400 : 500).end(isExpected ? error.message : '');
    });
  });
  server.on('error', (error) => log.warn({ err: error }, 'No admin can ask for anything.'));
  return server.listen(socketIn(folder));
}

/** @throws TaskError */
async function ask(folder: string, order: Order): Promise<IncomingMessage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: socketIn(folder), path: '/', method: 'POST' }, resolve)
      .on('error', reject)
      .end(JSON.stringify(order));
  });
  if (answer.statusCode === 200) return answer;
  throw new TaskError((await text(answer)) || 'It failed: the log of the server says why.');
}

/**
 * Has the server that runs on a folder do a task.
 * @throws TaskError
 */
export const askForTask = async (folder: string, task: TaskName, args: string[]): Promise<string> =>
  text(await ask(folder, { task, args }));

/**
 * Has the server that runs on a folder make a backup.
 * @throws TaskError
 */
export async function fetchBackup(folder: string, path: string): Promise<void> {
  const answer = await ask(folder, { task: 'backup', args: [] });
  await pipeline(answer, createWriteStream(path, { mode: 0o600, flush: true }));
}
