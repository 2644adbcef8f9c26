import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { fitsGraphemes } from '../src/domain/graphemes';
import { LIMITS } from '../src/domain/limits';
import type { Call } from '../mocks/handlers/endpoint';
import { nameOf } from '../mocks/handlers/respond';
import { Refusal } from '../mocks/rules/refusal';
import { usernameKeys } from '../mocks/rules/usernames';
import type { TokenPayload } from '../mocks/session/token';
import { MAX_BODY_BYTES } from './app';
import { networkOf, type CalledEndpoint, type Caller } from './caller';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often in how many seconds. */
const RULES = {
  loginsOfNetwork: { points: 30, duration: 5 * MINUTE },
  /** Few enough that one network cannot use up what a name has. */
  loginsOfNameAtNetwork: { points: 60, duration: DAY },
  loginsOfName: { points: 300, duration: DAY },
  signUpsOfNetwork: { points: 5, duration: 30 * MINUTE },
  changesOfPerson: { points: 120, duration: MINUTE },
  /** Apart, so that an import, of 50 rows a call as the app sends it, does not use up what its person has for all else. */
  importsOfPerson: { points: 240, duration: MINUTE },
  kilobytesOfPerson: { points: 200_000, duration: DAY },
  reportsOfPerson: { points: LIMITS.reportsPerDay, duration: DAY },
  /** Calls of an open session that ask for the password again. */
  passwordsOfSession: { points: 30, duration: 5 * MINUTE },
};

/** What any change takes on the disk, with its line in the log. */
const LEAST_KILOBYTES = 10;
/** What is stored without being sent: the copy of a list of a thousand films. */
const CLONE_KILOBYTES = 1_000;

/** Of a name that somebody can have: no other is worth keeping. */
const LoginSchema = v.object({
  username: v.pipe(
    v.string(),
    v.check((username) => fitsGraphemes(username, LIMITS.username)),
  ),
});

function inWords(seconds: number): string {
  const [unit, length] =
    seconds < MINUTE ? ['second', 1] : seconds < HOUR ? ['minute', MINUTE] : ['hour', HOUR];
  const count = Math.ceil(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** @throws Refusal 429 that says when to try again */
async function count(limiter: RateLimiterMemory, who: string, points = 1): Promise<void> {
  try {
    await limiter.consume(who, points);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new Refusal(429, `Too many tries. Try again in ${inWords(seconds)}.`, {
      'Retry-After': String(seconds),
    });
  }
}

/** The call with its body parsed at most once, for two readers. */
function readTwice(call: Call): Call {
  let body: Promise<unknown> | undefined;
  return { ...call, json: () => (body ??= call.json()) };
}

async function nameIn(call: Call): Promise<string | null> {
  const body = await call.json().catch(() => null);
  return v.is(LoginSchema, body) ? (usernameKeys(body.username)[0] ?? null) : null;
}

/** How much a request makes the disk hold, at the most: who does not say its length may send what any may. */
function kilobytesOf(headers: Headers): number {
  const isUnsaid = headers.has('Transfer-Encoding');
  const bytes = isUnsaid ? MAX_BODY_BYTES : Number(headers.get('Content-Length') ?? 0);
  return Math.max(LEAST_KILOBYTES, Math.ceil(bytes / 1_000));
}

/** What an ended session is sent with counts for nobody else. */
const personOf = ({ _id, sessionsEnded = 0 }: TokenPayload): string => `${_id} ${sessionsEnded}`;

type Count = (call: Call, caller: Caller) => Promise<void>;

/**
 * Limits how often an endpoint answers one caller. Each process counts for itself, in memory.
 * @param tokenIn a request's token, if it is signed here
 */
export function createLimits(
  tokenIn: (request: Request) => TokenPayload | null,
): (endpoint: CalledEndpoint) => CalledEndpoint {
  const loginsOfNetwork = new RateLimiterMemory(RULES.loginsOfNetwork);
  const loginsOfNameAtNetwork = new RateLimiterMemory(RULES.loginsOfNameAtNetwork);
  const loginsOfName = new RateLimiterMemory(RULES.loginsOfName);
  const signUpsOfNetwork = new RateLimiterMemory(RULES.signUpsOfNetwork);
  const changesOfPerson = new RateLimiterMemory(RULES.changesOfPerson);
  const importsOfPerson = new RateLimiterMemory(RULES.importsOfPerson);
  const kilobytesOfPerson = new RateLimiterMemory(RULES.kilobytesOfPerson);
  const reportsOfPerson = new RateLimiterMemory(RULES.reportsOfPerson);
  const passwordsOfSession = new RateLimiterMemory(RULES.passwordsOfSession);

  const countLogin: Count = async (call, { address }) => {
    const network = networkOf(address);
    // The narrower first, so that what it refuses uses up nothing of the name's.
    await count(loginsOfNetwork, network);
    const name = await nameIn(call);
    if (name === null) return;
    await count(loginsOfNameAtNetwork, `${network} ${name}`);
    await count(loginsOfName, name);
  };

  const countSignUp: Count = (_call, { address }) => count(signUpsOfNetwork, networkOf(address));

  /** Counts what needs a session. Without one nothing is changed. */
  const forSession =
    (counted: (token: TokenPayload, request: Request) => Promise<void>): Count =>
    async ({ request }) => {
      const token = tokenIn(request);
      if (token) await counted(token, request);
    };

  const countChange = (limiter = changesOfPerson, kilobytesAt = kilobytesOf): Count =>
    forSession(async (token, { headers }) => {
      await count(limiter, personOf(token));
      await count(kilobytesOfPerson, personOf(token), kilobytesAt(headers));
    });

  const countReport = forSession((token) => count(reportsOfPerson, personOf(token)));

  // Each session for itself: who has found one cannot keep the person from ending it.
  const countPassword = forSession((token) =>
    count(passwordsOfSession, `${personOf(token)} ${token.iat}`),
  );

  const own = new Map<string, Count>([
    ['POST /api/auth/login', countLogin],
    ['POST /api/auth/signup', countSignUp],
    ['POST /api/auth/password', countPassword],
    ['POST /api/auth/username', countPassword],
    ['POST /api/auth/end-sessions', countPassword],
    ['POST /api/diary/import', countChange(importsOfPerson)],
    ['POST /api/reports', countReport],
    ['POST /api/lists/clone/:listId', countChange(changesOfPerson, () => CLONE_KILOBYTES)],
    ['DELETE /api/auth/account', countPassword],
  ]);
  const countAny = countChange();

  return (endpoint) => {
    if (endpoint.method === 'get') return endpoint;
    const counted = own.get(nameOf(endpoint)) ?? countAny;
    return {
      ...endpoint,
      async answer(once, caller) {
        const call = readTwice(once);
        await counted(call, caller);
        return endpoint.answer(call, caller);
      },
    };
  };
}
