import MiniSearch from 'minisearch';
import { titleKey, withoutArticle, wordsOf } from '../rules/titles';
import { batchesOf } from './batchesOf';
import type { Ranked } from './filmIndex';

/** How well a film matches: 0 its title is the text, 1 its title starts with it, 2 it has all words, 3 with a typo. */
type Fit = 0 | 1 | 2 | 3;

export interface Hit extends Ranked {
  fit: Fit;
}

export interface Search {
  add(ranked: Ranked): void;
  /** The best match first, then the better known. Looks up words only after the titles that start with the text. */
  find(text: string): Iterable<Hit>;
}

/** Shorter words allow no typo: with another letter they are usually another word. */
const MIN_FUZZY_LENGTH = 4;
/** From this length on, a word may have two typos, such as two swapped letters. */
const MIN_SWAP_LENGTH = 6;
/** Films indexed before the page gets its turn. */
const FILMS_AT_ONCE = 500;

interface Document {
  id: number;
  title: string;
  originalTitle: string;
}

interface Titled extends Ranked {
  /** Title keys, to compare with the search text. */
  titles: readonly string[];
}

const titled = ({ film, rank }: Ranked): Titled => ({
  film,
  rank,
  titles: [film.title, ...(film.originalTitle === undefined ? [] : [film.originalTitle])].map(
    titleKey,
  ),
});

const documentOf = ({ film, rank }: Ranked): Document => ({
  id: rank,
  title: film.title,
  originalTitle: film.originalTitle ?? '',
});

/** Each film's index in `films` is its rank. */
export async function createSearch(films: readonly Ranked[]): Promise<Search> {
  const indexed: Titled[] = [];
  const index = new MiniSearch<Document>({
    fields: ['title', 'originalTitle'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  for (const batch of batchesOf(films, FILMS_AT_ONCE)) {
    indexed.push(...batch.map(titled));
    index.addAll(batch.map(documentOf));
    await new Promise((resolve) => setTimeout(resolve));
  }

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
      indexed.push(titled(ranked));
      index.add(documentOf(ranked));
    },

    *find(text) {
      const words = withoutArticle(wordsOf(text));
      if (words.length === 0) return;
      const wanted = words.join(' ');
      const starting = indexed.filter((one) => startsWith(one, wanted));
      yield* inOrder(
        starting.map(({ film, rank, titles }) => ({
          film,
          rank,
          fit: titles.includes(wanted) ? 0 : 1,
        })),
      );
      const results = lookUp(wanted, 1);
      yield* inOrder(
        (results.length > 0 ? results : lookUp(wanted, 2)).flatMap(
          ({ id, queryTerms, terms }): Hit[] => {
            const one = indexed[Number(id)];
            if (!one || startsWith(one, wanted)) return [];
            const hasAll = queryTerms.every((word) => terms.some((term) => term.startsWith(word)));
            return [{ film: one.film, rank: one.rank, fit: hasAll ? 2 : 3 }];
          },
        ),
      );
    },
  };
}

const startsWith = ({ titles }: Titled, wanted: string): boolean =>
  titles.some((title) => title.startsWith(wanted));

const inOrder = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => a.fit - b.fit || a.rank - b.rank);
