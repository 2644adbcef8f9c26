import { withCommas } from '../../lib/withCommas';

/** Longer texts are cut off here; a photo as a data URL has a million characters. */
const TEXT_LENGTH = 120;
const LIST_LENGTH = 60;

/** A log is shown around and exported: what opens an account stays out of it. */
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

/** State is never changed in place, so what was shortened once is not gone through again. */
const known = new WeakMap<object, unknown>();

const shortObject = (value: object): unknown => {
  if (Array.isArray(value)) return shortList(value);
  // Such as the request of a call, which RTK Query puts beside its answer.
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return Object.fromEntries(Object.entries(value).map(shortEntry));
};

/**
 * A value as a log shows it: long texts and lists cut, secrets hidden, and what is no plain data
 * named. The value itself stays as it is.
 */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (typeof value === 'function') return '[Function]';
  if (typeof value !== 'object' || value === null) return value;
  if (!known.has(value)) known.set(value, shortObject(value));
  return known.get(value);
}
