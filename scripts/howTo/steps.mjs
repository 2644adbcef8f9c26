import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A block of TypeScript, and the paragraph above it, which says where it belongs. */
const BLOCK = /((?:[^\n]+\n)+)\n```tsx?\n(.*?)^```$/gms;

/** The three forms of that paragraph's last sentence. */
const CREATE = /Create `([^`]+)`:$/;
const APPEND = /At the end of `([^`]+)`, add:$/;
const INSERT = /In `([^`]+)`, (above|below) `([^`]+)`, add:$/;

/**
 * One block's step: a new file, lines at the end of one, or lines beside the one that contains `anchor`.
 * @typedef {{ path: string, code: string } & ( | { kind: 'create' } | { kind: 'append' } | { kind: 'insert', side:
 * string, anchor: string } )} Step
 */

/**
 * @param {string} sentence
 * @param {string} code
 * @returns {Step}
 */
function stepOf(sentence, code) {
  const [, created] = CREATE.exec(sentence) ?? [];
  if (created !== undefined) return { kind: 'create', path: created, code };
  const [, longer] = APPEND.exec(sentence) ?? [];
  if (longer !== undefined) return { kind: 'append', path: longer, code };
  const [, path, side, anchor] = INSERT.exec(sentence) ?? [];
  if (path !== undefined && side !== undefined && anchor !== undefined)
    return { kind: 'insert', path, side, anchor, code };
  throw new Error(`This does not say where the code below it goes: ${sentence}`);
}

/**
 * The steps of a how-to page in order.
 * @param {string} markdown
 */
export const stepsOf = (markdown) =>
  [...markdown.matchAll(BLOCK)].map(([, paragraph = '', code = '']) =>
    stepOf(paragraph.trim().replaceAll('\n', ' '), code),
  );

/**
 * @param {string} text
 * @param {Extract<Step, { kind: 'insert' }>} step
 */
function inserted(text, { path, side, anchor, code }) {
  const lines = text.split('\n');
  const places = lines.flatMap((line, place) => (line.includes(anchor) ? [place] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0)
    throw new Error(`${path} has ${places.length} lines with: ${anchor}`);
  const indent = /^\s*/.exec(lines[place] ?? '')?.[0] ?? '';
  const added = code.split('\n').map((line) => (line === '' ? line : indent + line));
  // Code inserted above something is a paragraph of its own, followed by an empty line.
  if (side === 'above') lines.splice(place, 0, ...added);
  else lines.splice(place + 1, 0, ...added.slice(0, -1));
  return lines.join('\n');
}

/**
 * Applies the steps to the project's files as they are on disk, and writes nothing.
 * @param {Step[]} steps
 * @returns {Map<string, string>} the new text of every file they change
 * @throws Error if a page no longer fits the code
 */
export function follow(steps) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const step of steps) {
    const { path, code, kind } = step;
    const isThere = files.has(path) || existsSync(ROOT + path);
    if (isThere === (kind === 'create'))
      throw new Error(`${path} is ${isThere ? 'there already' : 'not there'}.`);
    const before = files.get(path) ?? (isThere ? readFileSync(ROOT + path, 'utf8') : '');
    files.set(path, kind === 'insert' ? inserted(before, step) : joined(before, code));
  }
  return files;
}

/**
 * @param {string} before
 * @param {string} code
 */
const joined = (before, code) => (before === '' ? code : `${before}\n${code}`);
