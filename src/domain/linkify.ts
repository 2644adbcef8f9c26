import { countGraphemes } from './graphemes';
import { LIMITS } from './limits';
import { webLink } from './webLink';

/** A part of a text: `text` is exactly what the author wrote. */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string };

/**
 * A possible web address or mention. An `@` after a letter belongs to an e-mail address or a path, and one after a name
 * (`@name@host`) makes it a name on another server.
 */
const CANDIDATE =
  /(?<![\p{L}\p{N}_])https?:\/\/[^\s\p{C}<>"\\^`{|}]+|(?<![\p{L}\p{M}\p{N}_%+=&#@/-])@(?<name>[\p{L}\p{M}\p{N}._-]+)(?![\p{L}\p{M}\p{N}._@-])/giu;

/** Present in every candidate. Compiling the pattern above takes many times as long as testing this. */
const HINT = /:\/\/|@/;

/** Characters that end a sentence or quotation rather than an address. */
const TAIL = /[.,:;!?'’”»…*、。，！？]/;

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
] as const;

const countOf = (text: string, character: string) => text.split(character).length - 1;

/** Drops the punctuation around an address; a closing bracket stays if the address opens it. */
const withoutTail = (address: string): string => {
  const unopened = new Map<string, number>(
    PAIRS.map(([open, close]) => [close, countOf(address, close) - countOf(address, open)]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const surplus = unopened.get(last);
    if (surplus === undefined ? !TAIL.test(last) : surplus <= 0) break;
    if (surplus !== undefined) unopened.set(last, surplus - 1);
  }
  return address.slice(0, end);
};

const linkOf = (candidate: string): TextPart | null => {
  const text = withoutTail(candidate);
  const link = webLink(text);
  return link && { kind: 'link', text, href: link.href };
};

const mentionOf = (candidate: string, isUsername: (name: string) => boolean): TextPart | null => {
  // Trailing dots and hyphens belong to the sentence, unless a username has them.
  const name = isUsername(candidate.normalize('NFC')) ? candidate : candidate.replace(/[.-]+$/, '');
  const username = name.normalize('NFC');
  if (username === '' || countGraphemes(username) > LIMITS.username) return null;
  return { kind: 'mention', text: `@${name}`, username };
};

/**
 * Finds the web addresses (only http and https) and @names in a text.
 * @param isUsername whether a name that ends in dots or hyphens belongs to a user
 * @returns the whole text in parts: joined, they are the text
 */
export const linkify = (
  text: string,
  isUsername: (name: string) => boolean = () => false,
): TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  const addPlain = (end: number) => {
    if (end > done) parts.push({ kind: 'plain', text: text.slice(done, end) });
  };
  const candidates = HINT.test(text) ? text.matchAll(CANDIDATE) : [];
  for (const { index, 0: candidate, groups } of candidates) {
    const name = groups?.['name'];
    const part = name === undefined ? linkOf(candidate) : mentionOf(name, isUsername);
    if (!part) continue;
    addPlain(index);
    parts.push(part);
    done = index + part.text.length;
  }
  addPlain(text.length);
  return parts;
};

/**
 * The names that a text may mention, each once, whether or not such users exist. One that ends in dots or hyphens is
 * listed with and without them.
 */
export const namesIn = (text: string): string[] => {
  const parts = [...linkify(text), ...linkify(text, () => true)];
  return [...new Set(parts.flatMap((part) => (part.kind === 'mention' ? part.username : [])))];
};
