import * as v from 'valibot';
import { SIGN_UP_MODES } from '../src/domain/signUp';
import { CommunityNameSchema, CommunityRulesSchema } from './community';

const MAX_PORT = 65_535;
/** How much of a wrong value is repeated. */
const MOST_QUOTED = 200;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A database's address, as PostgreSQL's own tools take it. */
const DATABASE_URL = /^postgres(ql)?:\/\/\S+$/;

const PortSchema = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(MAX_PORT, `must be at most ${MAX_PORT}`),
);

const ConfigSchema = v.object({
  PORT: v.optional(PortSchema, '8080'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must be an address')), '127.0.0.1'),
  /** Where the embedded database is kept. */
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder')), './data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(DATABASE_URL, 'must begin with postgres://')),
  ),
  SIGN_UP: v.optional(v.picklist(SIGN_UP_MODES, 'must be open, invite or closed'), 'open'),
  COMMUNITY_NAME: v.optional(CommunityNameSchema),
  COMMUNITY_RULES: v.optional(CommunityRulesSchema),
  SAMPLE_DATA: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** Whether a proxy says in its headers which address was asked for. */
  TRUST_PROXY: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** Whether too many logins, sign-ups and changes are refused. */
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Where figures for Prometheus are answered; nowhere, if omitted. */
  METRICS_PORT: v.optional(PortSchema),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`), 'info'),
});

export type Config = v.InferOutput<typeof ConfigSchema>;

/** The environment has values that the server cannot start with. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError that names each wrong value */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = v.safeParse(ConfigSchema, environment);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    const given = String(issue.input);
    const quoted = given.length > MOST_QUOTED ? `${given.slice(0, MOST_QUOTED)}…` : given;
    // A database's address has its password.
    const value = name === 'DATABASE_URL' ? 'something else' : `"${quoted}"`;
    return `${name} ${issue.message}, but is ${value}.`;
  });
  throw new ConfigError(problems.join('\n'));
}
