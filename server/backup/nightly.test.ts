import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNightly } from './nightly';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cinefolk-nightly-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Looks whether a backup is due whenever the test says what time it is. */
function started() {
  let now = new Date(2026, 4, 1);
  const backUp = jest.fn(async (path: string) => {
    await writeFile(path, '');
  });
  const tidyUp = jest.fn(() => Promise.resolve());
  const backups = join(folder, 'backups');
  const look = createNightly({ folder: backups, backUp, tidyUp, clock: { now: () => now } });
  return {
    backUp,
    tidyUp,
    at: async (day: number, hour: number) => {
      now = new Date(2026, 4, day, hour);
      await look();
    },
    files: () => readdirSync(backups).sort(),
  };
}

test('makes one backup a night, and keeps the latest seven and whatever else is there', async () => {
  const { at, backUp, tidyUp, files } = started();
  await at(1, 2);
  expect(files()).toEqual([]);
  const others = ['2026-04-30.jsonl.gz.partial', 'mine', 'mine-2026-04-30.jsonl.gz'];
  for (const other of others) writeFileSync(join(folder, 'backups', other), '');
  for (const hour of [3, 4, 23]) await at(1, hour);
  expect(files()).toEqual([others[0], '2026-05-01.jsonl.gz', ...others.slice(1)]);
  for (const day of [2, 3, 4, 5, 6, 7, 8, 9]) await at(day, 3);
  expect(backUp).toHaveBeenCalledTimes(9);
  expect(tidyUp).toHaveBeenCalledTimes(9);
  expect(files()).toEqual([
    others[0],
    ...[3, 4, 5, 6, 7, 8, 9].map((day) => `2026-05-0${day}.jsonl.gz`),
    ...others.slice(1),
  ]);
});

test('one that was off at night makes it later, and a failed one is tried again, with none deleted', async () => {
  const { at, backUp, files } = started();
  for (const day of [1, 2, 3, 4, 5, 6, 7]) await at(day, 3);
  backUp.mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(at(8, 14)).rejects.toThrow('full');
  expect(files()).toHaveLength(7);
  await at(8, 15);
  expect(files()).toContain('2026-05-08.jsonl.gz');
  expect(files()).not.toContain('2026-05-01.jsonl.gz');
});
