import { LIMITS } from '../../src/domain/limits';
import { withoutAccents } from '../../src/domain/searchWords';

const ARTICLES = new Set(
  'the a an le la les l un une el los las una il lo gli i der die das ein eine o os as um uma den det de het een en ett'.split(
    ' ',
  ),
);

/** A text's words for a film search: without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  // Most titles are plain ASCII, which does not need the slow Unicode functions.
  if (/^[ -~]*$/.test(plain)) return plain.match(/[a-z0-9]+/g) ?? [];
  // "8½" is "8 1/2".
  const letters = withoutAccents(plain.replace(/[¼½¾]/g, ' $&'));
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Without a leading article, unless that is the only word. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  return words.length > 1 && ARTICLES.has(first) ? words.slice(1) : words;
}

/** Titles with the same key are equal. A title of punctuation only is its own key. */
export function titleKey(title: string): string {
  return withoutArticle(wordsOf(title)).join(' ') || title.trim().toLowerCase();
}

/** Names of people, genres and countries with the same key are equal. */
export const nameKey = (name: string): string => wordsOf(name).join(' ') || name.trim();

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

interface Named {
  title: string;
  year: number;
  directors: readonly string[];
}

/** Shortens a slug so that it fits with its ending, between words if possible. */
function fitted(slug: string, ending: string): string {
  const room = LIMITS.filmId - ending.length;
  if (slug.length <= room) return slug + ending;
  const cut = slug.slice(0, room + 1).replace(/-[^-]*$/, '');
  return (cut.length <= room ? cut : slug.slice(0, room)) + ending;
}

/** A permanent id: a slug of title and year, plus the director if that is taken, plus a number if both are. */
export function filmIdOf(
  { title, year, directors }: Named,
  isTaken: (id: string) => boolean,
): string {
  const slug = slugOf(title) || 'film';
  const plain = fitted(slug, `-${year}`);
  if (!isTaken(plain)) return plain;
  const director = slugOf(directors[0] ?? '').slice(0, LIMITS.filmId / 2);
  const ending = director === '' ? `-${year}` : `-${year}-${director}`;
  for (let copy = 1; ; copy += 1) {
    const id = fitted(slug, copy === 1 ? ending : `${ending}-${copy}`);
    if (!isTaken(id)) return id;
  }
}

/** Whether title, year and directors are all equal. */
export function isSameFilm(a: Named & { originalTitle?: string }, b: Named): boolean {
  const titles = [a.title, a.originalTitle ?? a.title].map(titleKey);
  const directors = ({ directors }: Named): string => directors.map(nameKey).sort().join();
  return a.year === b.year && titles.includes(titleKey(b.title)) && directors(a) === directors(b);
}
