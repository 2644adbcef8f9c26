import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isBlank } from '../src/domain/blank';
import { fitsGraphemes } from '../src/domain/graphemes';

/** In graphemes. */
const NAME_LENGTH = 50;
const RULES_LENGTH = 5_000;

/** What begins like this is a file's path. */
const PATH = /^\.{0,2}\//;

/** One line. */
export const CommunityNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check((name) => !isBlank(name), 'must be a name'),
  v.check((name) => !/\p{Cc}/u.test(name), 'must be one line'),
  v.check((name) => fitsGraphemes(name, NAME_LENGTH), `must have at most ${NAME_LENGTH} letters`),
);

/** Lines: the text itself, or that of a file. */
export const CommunityRulesSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (!PATH.test(value)) return value;
    try {
      return readFileSync(value, 'utf8');
    } catch {
      addIssue({ message: 'must be a text, or the path of a file that can be read' });
      return NEVER;
    }
  }),
  v.trim(),
  v.check((rules) => !isBlank(rules), 'must not be empty'),
  v.check(
    (rules) => fitsGraphemes(rules, RULES_LENGTH),
    `must have at most ${RULES_LENGTH} characters`,
  ),
);
