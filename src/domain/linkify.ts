import { MENTIONS, mentionsIn, startAfter, type Mention } from './mentions';
import { webLink } from './webLink';

/** A part of a text: `text` is exactly what the author wrote. */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string };

/** What no address has, or ends it for its reader: typographic and CJK quotes, brackets, dashes and stops. */
const ENDS = String.raw`\s\p{C}<>"\\^\x60{|}\p{Pi}”›»„‚…‥—―⸺⸻‼‽⁇-⁉،؛؟।\u3001-\u3003\u3008-\u3011\u3014-\u301f\u27e6-\u27ef\u275b-\u2760\ufe10-\ufe19\ufe30-\ufe6b！＂＇（），．／：；＜＞？［］｛｝～-､`;

/** No Latin word goes on in a letter of another script, as after a Hebrew or an Arabic preposition. */
const START = String.raw`(?:${startAfter('')}|(?<=(?![\p{Script=Latin}\p{Script=Inherited}])[\p{L}\p{M}]))`;

/** An address; an apostrophe is part of it between Latin letters, and elsewhere a closing quote. */
const ADDRESS = String.raw`${START}[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[^${ENDS}’]|’(?=\p{Script=Latin}))+`;

let pattern: RegExp | undefined;

/** Compiled for the first text that passes `HINT`: that takes milliseconds. */
const candidates = (): RegExp => (pattern ??= new RegExp(`${ADDRESS}|${MENTIONS}`, 'gu'));

/** Present in every candidate. */
const HINT = /:\/\/|@/;

/** Characters that end a sentence or quotation rather than an address. */
const TAIL = /[\p{Terminal_Punctuation}'’*~–]/u;

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

/** Where a part begins, and what it is. A mention has several readings. */
type Found =
  { index: number; kind: 'link'; text: string; href: string } | ({ kind: 'mention' } & Mention);

const findIn = (text: string): Found[] => {
  if (!HINT.test(text)) return [];
  return [...text.matchAll(candidates())].flatMap(({ index, 0: candidate }): Found[] => {
    if (candidate.startsWith('@'))
      return mentionsIn(candidate).map((mention) => ({
        ...mention,
        kind: 'mention',
        index: index + mention.index,
      }));
    const address = withoutTail(candidate);
    const link = webLink(address);
    return link ? [{ index, kind: 'link', text: address, href: link.href }] : [];
  });
};

const partOf = (found: Found, isUsername: (name: string) => boolean): TextPart | null => {
  if (found.kind === 'link') return { kind: 'link', text: found.text, href: found.href };
  const name = found.names.find((reading) => isUsername(reading.normalize('NFC'))) ?? found.guess;
  return name === undefined
    ? null
    : { kind: 'mention', text: `@${name}`, username: name.normalize('NFC') };
};

/**
 * Finds the web addresses (only http and https) and @names in a text.
 * @param isUsername whether a name belongs to a user. It decides between readings of an @name: with dots at its end or
 *   without, and with a word that follows it directly or without.
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
  for (const found of findIn(text)) {
    const part = partOf(found, isUsername);
    if (!part) continue;
    addPlain(found.index);
    parts.push(part);
    done = found.index + part.text.length;
  }
  addPlain(text.length);
  return parts;
};

/** Of each mention in a text the names that it may be, whether or not such users exist. */
export const namesIn = (text: string): string[][] =>
  findIn(text).flatMap((found) =>
    found.kind === 'mention' ? [found.names.map((name) => name.normalize('NFC'))] : [],
  );
