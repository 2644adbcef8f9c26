import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import dayjs from 'dayjs';

/** Nobody is likely to be about. */
const HOUR = 3;
const KEPT = 7;
const NAME = /^\d{4}-\d{2}-\d{2}\.jsonl\.gz$/;

interface Options {
  folder: string;
  /** Writes a backup to a path. */
  backUp(path: string): Promise<void>;
  /** What else is for the night. */
  tidyUp(): Promise<void>;
  clock: { now(): Date };
}

/** To be called from time to time: makes the day's backup if it is due, deletes all but the latest seven, and tidies up. */
export const createNightly =
  ({ folder, backUp, tidyUp, clock }: Options) =>
  async (): Promise<void> => {
    const now = clock.now();
    const name = `${dayjs(now).format('YYYY-MM-DD')}.jsonl.gz`;
    await mkdir(folder, { recursive: true });
    const kept = (await readdir(folder)).filter((file) => NAME.test(file)).sort();
    if (now.getHours() < HOUR || kept.includes(name)) return;
    await backUp(join(folder, name));
    for (const old of kept.slice(0, 1 - KEPT)) await rm(join(folder, old), { force: true });
    await tidyUp();
  };
