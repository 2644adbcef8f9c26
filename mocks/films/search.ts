import MiniSearch from 'minisearch';
import { quotedPhrases } from '../../src/domain/searchWords';
import { createYieldToMain } from '../../src/domain/yieldToMain';
import { spellingKey, speltKey } from '../rules/spelling';
import { signsOf, wordsOf } from '../../src/domain/nameKey';
import { titleKey, titlesOf, withoutArticle } from '../rules/titles';
import type { Ranked } from './filmIndex';

/**
 * How well a film matches: 0 a title of it is the text, 1 a title starts with it, 2 its titles and directors have all
 * words, 3 some inside of other words, 4 with a typo.
 */
type Fit = 0 | 1 | 2 | 3 | 4;

export interface Hit extends Ranked {
  fit: Fit;
}

export interface Search {
  add(ranked: Ranked): void;
  /**
   * The best match first, then the better known. Looks up words only after the titles that start with the text, and a
   * year only if nothing has it in its title.
   */
  find(text: string): Iterable<Hit>;
}

/** Shorter words allow no typo: with another letter they are usually another word. */
const MIN_FUZZY_LENGTH = 4;
/** From this length on, a word may have two typos, such as two swapped letters. */
const MIN_SWAP_LENGTH = 6;

interface Document {
  id: number;
  titles: string;
  directors: string;
}

interface Titled extends Ranked {
  /** Title keys, to compare with the search text. */
  titles: readonly string[];
}

const titled = ({ film, rank }: Ranked): Titled => {
  const keys = titlesOf(film).map(titleKey);
  return { film, rank, titles: [...new Set(keys.flatMap((key) => [key, speltKey(key)]))] };
};

const documentOf = ({ film, rank }: Ranked): Document => ({
  id: rank,
  titles: titlesOf(film).join(' '),
  directors: film.directors.join(' '),
});

/** "@kai" names a person, whatever films have such a word. */
const NAMES_A_PERSON = /^\s*@[\p{L}\p{N}]/u;

/** Ends with the film's year, as the app writes it: "Vertigo (1958)". */
const WITH_YEAR = /^(.*\S)\s+\(?(\d{4})\)?\s*$/;

/** Each film's index in `films` is its rank. */
export async function createSearch(films: readonly Ranked[]): Promise<Search> {
  const indexed: Titled[] = [];
  const index = new MiniSearch<Document>({
    fields: ['titles', 'directors'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  const add = (ranked: Ranked): void => {
    indexed.push(titled(ranked));
    index.add(documentOf(ranked));
  };
  const yieldToMain = createYieldToMain();
  for (const ranked of films) {
    add(ranked);
    await yieldToMain();
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

  function* findByNames(text: string): Generator<Hit> {
    const words = withoutArticle(wordsOf(text));
    // Titles of signs alone have no words, but can be found by what they are.
    const wanted = words.join(' ') || signsOf(text);
    if (wanted === '' || NAMES_A_PERSON.test(text)) return;
    const spellings = [wanted, spellingKey(text)];
    const hasPhrases = phraseFilter(text);
    const starting = indexed.filter((one) => startsWith(one, spellings) && hasPhrases(one));
    yield* inOrder(
      starting.map(({ film, rank, titles }) => ({
        film,
        rank,
        fit: titles.some((title) => spellings.includes(title)) ? 0 : 1,
      })),
    );
    if (words.length === 0) return;
    const results = lookUp(wanted, 1);
    yield* inOrder(
      (results.length > 0 ? results : lookUp(wanted, 2))
        .flatMap(({ id, queryTerms, terms }): Hit[] => {
          const one = indexed[Number(id)];
          if (!one || startsWith(one, spellings)) return [];
          return [{ film: one.film, rank: one.rank, fit: fitOf(queryTerms, terms) }];
        })
        .filter(hasPhrases),
    );
  }

  return {
    add,

    *find(text) {
      let isFound = false;
      for (const hit of findByNames(text)) {
        isFound = true;
        yield hit;
      }
      const [, names = '', year] = WITH_YEAR.exec(text) ?? [];
      if (!isFound) yield* [...findByNames(names)].filter(({ film }) => film.year === Number(year));
    },
  };
}

const startsWith = ({ titles }: Titled, spellings: readonly string[]): boolean =>
  titles.some((title) => spellings.some((spelling) => title.startsWith(spelling)));

/** How the words that were found contain those that were looked for. */
function fitOf(wanted: readonly string[], found: readonly string[]): Fit {
  if (wanted.every((word) => found.some((term) => term.startsWith(word)))) return 2;
  return wanted.every((word) => found.some((term) => term.includes(word))) ? 3 : 4;
}

/** A name's words as written, and as film lists spell them. */
const writtenWays = (name: string): readonly string[] => {
  const words = wordsOf(name).join(' ');
  return [words, speltKey(words)];
};

/** Keeps films that have each phrase in quotes as it is, in a title or a director's name; its last word may go on. */
function phraseFilter(text: string): (ranked: Ranked) => boolean {
  const phrases = quotedPhrases(text)
    .map(writtenWays)
    .filter(([words]) => words !== '');
  return ({ film }) => {
    if (phrases.length === 0) return true;
    const names = [...titlesOf(film), ...film.directors].map(writtenWays);
    return phrases.every((ways) =>
      names.some((name) => name.some((words, at) => ` ${words}`.includes(` ${ways[at] ?? ''}`))),
    );
  };
}

const inOrder = (hits: readonly Hit[]): Hit[] =>
  hits.toSorted((a, b) => a.fit - b.fit || a.rank - b.rank);
