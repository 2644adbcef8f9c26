import type { BackendSettings, Backend } from '../../src/domain/backend';
import type { HttpHandler } from 'msw';
import { SEED_PASSWORDS } from '../../src/domain/demoAccounts';
import { createBackend, type BackendParts } from '../backend';
import { createMemoryDb } from '../db/memory';
import { PEOPLE } from '../seed/people';
import { hashPassword } from '../session/password';

/** A clock that moves only when the test moves it. */
export interface TestClock {
  now(): Date;
  set(moment: string | Date): void;
  advance(ms: number): void;
}

export interface TestBackend {
  backend: Backend & { handlers: HttpHandler[] };
  clock: TestClock;
}

export const LEAST_COST = { N: 2, r: 1, p: 1 };

type Overrides = Partial<Omit<BackendParts, 'settings'>> & { settings?: Partial<BackendSettings> };

/** The whole backend in memory: no delay, the lowest scrypt cost, and deterministic ids and times. */
export async function createTestBackend({
  settings,
  ...parts
}: Overrides = {}): Promise<TestBackend> {
  const clock = createTestClock('2026-11-01T12:00:00Z');
  let lastId = 0;
  const backend = createBackend({
    db: createMemoryDb(),
    clock,
    newId: () => `id-${(lastId += 1)}`,
    randomBytes: (count) => new Uint8Array(count).fill(7),
    scryptCost: LEAST_COST,
    people: await cheaplyHashedPeople,
    ...parts,
    settings: { ...SETTINGS, ...settings },
  });
  return { backend, clock };
}

function createTestClock(start: string): TestClock {
  let now = new Date(start);
  return {
    now: () => now,
    set: (moment) => {
      now = new Date(moment);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** Hashed once per test file. */
const cheaplyHashedPeople = Promise.all(
  PEOPLE.map(async (person) => ({
    ...person,
    passwordHash: await hashPassword(
      SEED_PASSWORDS[person.username] ?? '',
      new Uint8Array(16),
      LEAST_COST,
    ),
  })),
);

/** The usual seed, at the root of a site, without a delay. */
export const SETTINGS: BackendSettings = {
  basePath: '/',
  workerUrl: '/sw.js',
  delayMs: 0,
  seedPosts: 6,
  seedUsers: 5,
  expectsData: false,
};
