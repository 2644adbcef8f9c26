import { LIMITS } from '../../src/domain/limits';
import { nameKey, signsOf, wordsOf } from '../../src/domain/nameKey';

const ARTICLES = new Set(
  'the a an le la les l un une el los las una il lo gli i der die das ein eine o os as um uma den det de het een en ett'.split(
    ' ',
  ),
);

/** Without a leading article, unless that is the only word. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  return words.length > 1 && ARTICLES.has(first) ? words.slice(1) : words;
}

/** Titles with the same key are equal. A title of punctuation only is its own key. */
export function titleKey(title: string): string {
  return withoutArticle(wordsOf(title)).join(' ') || signsOf(title);
}

/** Whether a name matches: it contains every word of the search. */
export function containsWords(name: string, wanted: string): boolean {
  if (nameKey(name) === nameKey(wanted)) return true;
  const [words, sought] = [wordsOf(name), wordsOf(wanted)];
  return sought.length > 0 && sought.every((word) => words.includes(word));
}

const slugOf = (text: string): string =>
  wordsOf(text)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-');

export interface Named {
  title: string;
  year: number;
  directors: readonly string[];
}

export interface OtherNames {
  originalTitle?: string;
  otherTitles?: readonly string[];
}

/** Every title that a film goes by. */
export const titlesOf = ({
  title,
  originalTitle,
  otherTitles = [],
}: Pick<Named, 'title'> & OtherNames): string[] => [
  title,
  ...(originalTitle === undefined ? [] : [originalTitle]),
  ...otherTitles,
];

/** Shortens a slug so that it fits with its ending, between words if possible. */
function fitted(slug: string, ending: string): string {
  const room = LIMITS.filmId - ending.length;
  if (slug.length <= room) return slug + ending;
  const cut = slug.slice(0, room + 1).replace(/-[^-]*$/, '');
  return (cut.length <= room ? cut : slug.slice(0, room)) + ending;
}

/** A short text that depends on every letter (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * A permanent id: a slug of title and year, plus the director if that is taken. Titles and names of which a slug keeps
 * nothing are told apart by a hash, so that however many there are, none is looked for by trying one number after
 * another; only films that are alike in everything are numbered.
 */
export function filmIdOf(
  { title, year, directors }: Named,
  isTaken: (id: string) => boolean,
): string {
  const slug = slugOf(title) || 'film';
  const plain = fitted(slug, `-${year}`);
  if (!isTaken(plain)) return plain;
  const director = slugOf(directors[0] ?? '').slice(0, LIMITS.filmId / 2);
  const ending = director === '' ? `-${year}` : `-${year}-${director}`;
  const withDirector = fitted(slug, ending);
  if (!isTaken(withDirector)) return withDirector;
  const hash = hashOf([titleKey(title), ...directors.map(nameKey)].join('|'));
  for (let copy = 1; ; copy += 1) {
    const id = fitted(slug, copy === 1 ? `${ending}-${hash}` : `${ending}-${hash}-${copy}`);
    if (!isTaken(id)) return id;
  }
}
