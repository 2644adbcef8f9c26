import MiniSearch from 'minisearch';
import { titleKey, withoutArticle, wordsOf } from '../rules/titles';
import type { Ranked } from './filmIndex';

/** How well a film matches: 0 exactly, 1 as a prefix, 2 all words, 3 with a typo. */
type Fit = 0 | 1 | 2 | 3;

export interface Hit extends Ranked {
  fit: Fit;
}

export interface Search {
  add(ranked: Ranked): void;
  /** The best match first, then the better known. */
  find(text: string): readonly Hit[];
}

/** Shorter words allow no typo: with another letter they are usually another word. */
const MIN_FUZZY_LENGTH = 4;
/** From this length on, a word may have two typos, such as two swapped letters. */
const MIN_SWAP_LENGTH = 6;
/** Films indexed before the page gets its turn. */
const CHUNK = 500;

interface Document {
  id: number;
  title: string;
  originalTitle: string;
}

/** Title keys, to compare with the search text. */
type Titles = readonly string[];

const titlesOf = ({ film }: Ranked): Titles => [
  titleKey(film.title),
  ...(film.originalTitle === undefined ? [] : [titleKey(film.originalTitle)]),
];

const documentOf = ({ film, rank }: Ranked): Document => ({
  id: rank,
  title: film.title,
  originalTitle: film.originalTitle ?? '',
});

/** Each film's index in `films` is its rank. */
export async function createSearch(films: Ranked[]): Promise<Search> {
  const index = new MiniSearch<Document>({
    fields: ['title', 'originalTitle'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  await index.addAllAsync(films.map(documentOf), { chunkSize: CHUNK });
  const titles = new Map<number, Titles>();
  const titlesAt = (ranked: Ranked): Titles => {
    const known = titles.get(ranked.rank) ?? titlesOf(ranked);
    titles.set(ranked.rank, known);
    return known;
  };

  /** @param edits how many letters of a long word may differ; swapping two counts as two */
  const lookUp = (wanted: string, edits: 1 | 2) =>
    index.search(wanted, {
      combineWith: 'AND',
      prefix: (_word, index, words) => index === words.length - 1,
      fuzzy: (word) => {
        if (word.length < MIN_FUZZY_LENGTH) return false;
        return word.length < MIN_SWAP_LENGTH ? 1 : edits;
      },
    });

  return {
    add(ranked) {
      films.push(ranked);
      index.add(documentOf(ranked));
    },

    find(text) {
      const words = withoutArticle(wordsOf(text));
      if (words.length === 0) return [];
      const wanted = words.join(' ');
      const results = lookUp(wanted, 1);
      return (results.length > 0 ? results : lookUp(wanted, 2))
        .flatMap(({ id, queryTerms, terms }): Hit[] => {
          const ranked = films[Number(id)];
          if (!ranked) return [];
          return [{ ...ranked, fit: fitOf(titlesAt(ranked), wanted, queryTerms, terms) }];
        })
        .sort((a, b) => a.fit - b.fit || a.rank - b.rank);
    },
  };
}

function fitOf(
  titles: Titles,
  wanted: string,
  queryTerms: readonly string[],
  found: readonly string[],
): Fit {
  if (titles.includes(wanted)) return 0;
  if (titles.some((title) => title.startsWith(wanted))) return 1;
  const isThere = queryTerms.every((word) => found.some((term) => term.startsWith(word)));
  return isThere ? 2 : 3;
}
