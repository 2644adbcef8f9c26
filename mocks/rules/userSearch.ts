import { foldText, searchWords } from '../../src/domain/searchWords';
import type { UserRecord } from './records';
import { namesOf } from './users';

/** Whether the username, first or last name contains the search term, ignoring case and accents. */
export function matchesSearch(user: UserRecord, term: string): boolean {
  const wanted = foldText(term).trim();
  // A lone accent folds to nothing, which every name contains.
  if (wanted === '') return false;
  return [user.username, user.firstName, user.lastName].some((name) =>
    foldText(name).includes(wanted),
  );
}

/** What stands around a name but is no part of it: an @, brackets, a comma. */
const AROUND = /^[^\p{L}\p{M}\p{N}._-]+|[^\p{L}\p{M}\p{N}._-]+$/gu;

/** The words of a search for people, as a text names them: "almeida, ruth", "(@reelruth)". */
const nameWords = (term: string): string[] =>
  searchWords(term)
    .map((word) => word.replace(AROUND, ''))
    .filter((word) => word !== '');

/** Whether every word is part of one of the names. */
export function matchesWords(user: UserRecord, term: string): boolean {
  const words = nameWords(term);
  return words.length > 0 && words.every((word) => namesOf(user).includes(word));
}

/** What a search must look for to find everybody who matches in one way or the other; nothing for a term of nothing. */
export function searchedNames(term: string): string[] {
  const words = nameWords(term);
  return words.length > 0 ? words : [foldText(term).trim()].filter((text) => text !== '');
}
