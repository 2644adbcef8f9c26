import { foldText, oneLine } from '../../src/domain/searchWords';
import type { FilmRecord } from '../rules/filmRecords';
import type { ListRecord } from '../rules/listRecords';
import type { PostRecord } from '../rules/records';
import { namesOf } from '../rules/users';

/** What separates texts: no search word contains it, so none is found across two of them. */
const BREAK = '\n';

const folded = (texts: readonly (string | undefined)[]): string =>
  texts.map((text = '') => oneLine(foldText(text))).join(BREAK);

/** The texts in which a search finds records, folded as its words are. A word is found if it is part of one of them. */
export const SEARCH_TEXTS = {
  /** A post or reply: what it says and how its pictures are described. */
  posts: ({ content, alt, otherAlts = [] }: PostRecord): string =>
    folded([content, alt, ...otherAlts]),
  films: ({ film }: FilmRecord): string => folded([film.title]),
  /** The names as one text: a phrase may be somebody's whole name. */
  users: namesOf,
  lists: ({ title, description }: ListRecord): string => folded([title, description]),
};
