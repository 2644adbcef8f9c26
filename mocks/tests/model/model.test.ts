import fc from 'fast-check';
import { HEADERS } from '../../../src/domain/limits';
import { comparable } from '../../testing/adapters';
import { createTestBackend } from '../../testing/testBackend';
import { send, type Answer } from '../../testing/client';
import { expectSame } from '../../testing/expectSame';
import { randomRuns } from '../../testing/random';
import { anyCommand, DAY_MS, PRELUDE, type Command } from './commands';
import { hidingReadsAfter, hidings } from './hidingSteps';
import { eraseLeavers } from './leaving';
import { listReadsAfter, writtenDown } from './listsAfter';
import { readsAfter } from './notificationSteps';
import { play } from './play';
import { tagReadsAfter, taggedEvenings } from './tagsAfter';
import type { Expected } from './step';
import { beginningOf } from './beginning';
import { worldFrom } from './world';

const COMMANDS = 310;
/** Twelve thousand calls. */
const STORIES = randomRuns(40);
/** Fixed, so that every machine runs the same commands; fast-check prints it on failure. */
const SEED = 1895;
/** The number of shorter stories tried after a failure; each takes a while. */
const SHRINK_TRIES = 60;

/** The answer, with the revision reduced to whether it rose. */
function reported({ status, body, headers }: Answer, before: number) {
  const shortened = headers.get(HEADERS.preferenceApplied) === HEADERS.minimal;
  const rose = Number(headers.get(HEADERS.revision)) - before;
  return { status, body: comparable(body), shortened, changes: rose > 0, rose: rose >= 0 };
}

function wanted(expected: Expected) {
  if ('message' in expected) {
    const errors = [expected.message ?? expect.stringMatching(/\S/)];
    return {
      status: expected.status,
      body: { errors },
      shortened: false,
      changes: false,
      rose: true,
    };
  }
  const { status, body, shortened = false, changes } = expected;
  return { status, body: comparable(body), shortened, changes, rose: true };
}

/** Plays the commands against a fresh backend and the model; returns the number of calls. */
async function agree(commands: readonly Command[]): Promise<number> {
  const { backend, clock } = await createTestBackend();
  const beginning = await beginningOf(backend);
  const world = worldFrom(beginning);
  let revision = 0;
  const agreeOn = async (command: Command) => {
    clock.advance(command.wait);
    if (command.wait >= DAY_MS) {
      await backend.eraseLeavers();
      eraseLeavers(world, clock.now().getTime());
    }
    const { call, settle } = play(world, command, clock.now().getTime());
    const answer = await send(backend, call);
    try {
      expectSame(reported(answer, revision), wanted(settle(answer)));
    } catch (disagreement) {
      throw new Error(`${call.method} ${call.path} ${JSON.stringify(call.body)}`, {
        cause: disagreement,
      });
    }
    revision = Number(answer.headers.get(HEADERS.revision));
  };
  for (const command of commands) {
    const told = [...world.told];
    const hidden = hidings(world);
    const lists = writtenDown(world);
    const evenings = taggedEvenings(world);
    await agreeOn(command);
    const reads = [
      ...readsAfter(world, told),
      ...hidingReadsAfter(world, hidden),
      ...listReadsAfter(world, lists),
      ...tagReadsAfter(world, evenings),
    ];
    for (const read of reads) await agreeOn(read);
  }
  return commands.length;
}

test('random sequences of calls get the answers that the reference model predicts', async () => {
  let calls = 0;
  let tries = 0;
  const story = fc.array(anyCommand, { minLength: COMMANDS, maxLength: COMMANDS });
  const property = fc.asyncProperty(story, async (commands) => {
    if (tries > SHRINK_TRIES) return;
    if (tries > 0) tries += 1;
    try {
      calls += await agree([...PRELUDE, ...commands]);
    } catch (disagreement) {
      tries ||= 1;
      throw disagreement;
    }
  });
  await fc.assert(property, { seed: SEED, numRuns: STORIES });
  expect(calls).toBeGreaterThanOrEqual(STORIES * COMMANDS);
}, 600_000);
