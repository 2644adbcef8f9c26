import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { fitsGraphemes } from '../src/domain/graphemes';
import { LIMITS } from '../src/domain/limits';
import type { Call } from '../mocks/handlers/endpoint';
import { nameOf } from '../mocks/handlers/respond';
import { Refusal } from '../mocks/rules/refusal';
import { usernameKeys } from '../mocks/rules/usernames';
import type { TokenPayload } from '../mocks/session/token';
import { networkOf, type CalledEndpoint, type Caller } from './caller';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often in how many seconds. */
const RULES = {
  loginsOfNetwork: { points: 30, duration: 5 * MINUTE },
  loginsOfName: { points: 300, duration: 24 * HOUR },
  signUpsOfNetwork: { points: 5, duration: 30 * MINUTE },
  changesOfPerson: { points: 120, duration: MINUTE },
  reportsOfPerson: { points: LIMITS.reportsPerDay, duration: 24 * HOUR },
  /** Calls of an open session that ask for the password again. */
  passwordsOfSession: { points: 30, duration: 5 * MINUTE },
};

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
async function count(limiter: RateLimiterMemory, who: string): Promise<void> {
  try {
    await limiter.consume(who);
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

/**
 * Limits how often an endpoint answers one caller. Each process counts for itself, in memory.
 * @param tokenIn a request's token, if it is signed here; what an ended one is sent with counts for nobody else
 */
export function createLimits(
  tokenIn: (request: Request) => TokenPayload | null,
): (endpoint: CalledEndpoint) => CalledEndpoint {
  const loginsOfNetwork = new RateLimiterMemory(RULES.loginsOfNetwork);
  const loginsOfName = new RateLimiterMemory(RULES.loginsOfName);
  const signUpsOfNetwork = new RateLimiterMemory(RULES.signUpsOfNetwork);
  const changesOfPerson = new RateLimiterMemory(RULES.changesOfPerson);
  const reportsOfPerson = new RateLimiterMemory(RULES.reportsOfPerson);
  const passwordsOfSession = new RateLimiterMemory(RULES.passwordsOfSession);

  async function countLogin(call: Call, { address }: Caller): Promise<void> {
    // First, so that one network cannot use up what a name has.
    await count(loginsOfNetwork, networkOf(address));
    const name = await nameIn(call);
    if (name !== null) await count(loginsOfName, name);
  }

  const countSignUp = (_call: Call, { address }: Caller): Promise<void> =>
    count(signUpsOfNetwork, networkOf(address));

  // Without a token nothing is changed.
  async function countChange({ request }: Call): Promise<void> {
    const token = tokenIn(request);
    if (token) await count(changesOfPerson, `${token._id} ${token.sessionsEnded ?? 0}`);
  }

  async function countReport({ request }: Call): Promise<void> {
    const token = tokenIn(request);
    if (token) await count(reportsOfPerson, `${token._id} ${token.sessionsEnded ?? 0}`);
  }

  async function countPassword({ request }: Call): Promise<void> {
    const token = tokenIn(request);
    // Each session for itself: who has found one cannot keep the person from ending it.
    if (token)
      await count(passwordsOfSession, `${token._id} ${token.sessionsEnded ?? 0} ${token.iat}`);
  }

  const own = new Map<string, typeof countLogin>([
    ['POST /api/auth/login', countLogin],
    ['POST /api/auth/signup', countSignUp],
    ['POST /api/auth/password', countPassword],
    ['POST /api/auth/username', countPassword],
    ['POST /api/auth/end-sessions', countPassword],
    ['POST /api/reports', countReport],
    ['DELETE /api/auth/account', countPassword],
  ]);

  return (endpoint) => {
    if (endpoint.method === 'get') return endpoint;
    const counted = own.get(nameOf(endpoint)) ?? countChange;
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
