import { withCommas } from '../../lib/withCommas';

/** Longer texts are truncated: a photo as a data URL can have a million characters. */
const TEXT_LENGTH = 120;
const LIST_LENGTH = 60;

/** Logs are shared and exported, so credentials are hidden. */
const SECRETS = new Set(['password', 'confirmPassword', 'token', 'encodedToken']);
const HIDDEN = '•••';

const shortText = (text: string): string =>
  text.length <= TEXT_LENGTH
    ? text
    : `${text.slice(0, TEXT_LENGTH)}… (${withCommas(text.length)} characters)`;

const shortList = (list: readonly unknown[]): unknown[] => {
  const beginning = list.slice(0, LIST_LENGTH).map(shorten);
  const left = list.length - beginning.length;
  return left > 0 ? [...beginning, `… and ${left} more`] : beginning;
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const shortEntry = ([key, value]: [string, unknown]): [string, unknown] => [
  key,
  SECRETS.has(key) && typeof value === 'string' ? HIDDEN : shorten(value),
];

/** A cache: state is immutable, so each object needs to be shortened only once. */
const shortened = new WeakMap<object, unknown>();

const shortObject = (value: object): unknown => {
  if (Array.isArray(value)) return shortList(value);
  // Such as the request that RTK Query stores beside an answer.
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(Object.entries(value).map(shortEntry));
};

/**
 * A copy of a value for the log: long texts and lists are truncated, secrets hidden, and anything that is not plain
 * data replaced by its type's name.
 */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (typeof value === 'function') return '[Function]';
  if (typeof value !== 'object' || value === null) return value;
  if (!shortened.has(value)) shortened.set(value, shortObject(value));
  return shortened.get(value);
}
