import { LIMITS } from '../../src/domain/limits';
import { withoutAccents } from '../../src/domain/searchWords';

const ARTICLES = new Set(
  'the a an le la les l un une el los las una il lo gli i der die das ein eine o os as um uma den det de het een en ett'.split(
    ' ',
  ),
);

/** The words of a text as films are looked for: without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  // Most titles are: for them the slow ways of Unicode are not needed.
  if (/^[ -~]*$/.test(plain)) return plain.match(/[a-z0-9]+/g) ?? [];
  // "8½" is "8 1/2".
  const letters = withoutAccents(plain.replace(/[¼½¾]/g, ' $&'));
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Without a leading article, unless that is all there is. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  return words.length > 1 && ARTICLES.has(first) ? words.slice(1) : words;
}

/** How titles are compared. A title of signs alone stands for itself. */
export function titleKey(title: string): string {
  return withoutArticle(wordsOf(title)).join(' ') || title.trim().toLowerCase();
}

/** How names of people, genres and countries are compared. */
export const nameKey = (name: string): string => wordsOf(name).join(' ') || name.trim();

/** Whether a name is meant: it has every word of what is looked for. */
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

/** Cuts a slug so that it fits beside its ending, at the end of a word where it can. */
function fitted(slug: string, ending: string): string {
  const room = LIMITS.filmId - ending.length;
  if (slug.length <= room) return slug + ending;
  const cut = slug.slice(0, room + 1).replace(/-[^-]*$/, '');
  return (cut.length <= room ? cut : slug.slice(0, room)) + ending;
}

/** An id that lasts: a slug of title and year, with the director where that is taken, with a number where both are. */
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

/** All three alike: then it is the same film. */
export function isSameFilm(a: Named & { originalTitle?: string }, b: Named): boolean {
  const titles = [a.title, a.originalTitle ?? a.title].map(titleKey);
  const directors = ({ directors }: Named): string => directors.map(nameKey).sort().join();
  return a.year === b.year && titles.includes(titleKey(b.title)) && directors(a) === directors(b);
}
