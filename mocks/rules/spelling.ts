import { nameKey } from '../../src/domain/nameKey';
import { titleKey, titlesOf, type Named, type OtherNames } from './titles';

/** Words that film lists spell differently. */
const SPELLINGS: Readonly<Record<string, string>> = {
  blvd: 'boulevard',
  centre: 'center',
  colour: 'color',
  colours: 'colors',
  favourite: 'favorite',
  grey: 'gray',
  harbour: 'harbor',
  honour: 'honor',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  pt: 'part',
  theatre: 'theater',
  vol: 'volume',
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
};

/** Letters that are a number only after such a word. */
const PART_NUMBERS: Readonly<Record<string, string>> = { i: '1', v: '5', ix: '9', x: '10' };
const PART_NUMBER = /(?<=(?:^| )(?:chapter|episode|part|volume) )(?:i|v|ix|x)(?= |$)/g;

/**
 * What titles have in common that differ only as film lists do: British or American, "and" or "&", "W.R." or "WR",
 * "Vol. 2" or "Volume II".
 */
export const spellingKey = (title: string): string => speltKey(titleKey(title));

/** The same for a title's key, whose article is gone already. */
export function speltKey(key: string): string {
  const words = key.split(' ').filter((word) => word !== 'and');
  const spelt = words.map((word) => SPELLINGS[word] ?? word).join(' ');
  // Few titles have words of one or two letters, and the patterns are slow.
  if (!words.some(({ length }) => length <= 2)) return spelt || key;
  return spelt
    .replace(PART_NUMBER, (letters) => PART_NUMBERS[letters] ?? letters)
    .replace(/(?<=^|\s)(\p{L}) (?=\p{L}(?:\s|$))/gu, '$1');
}

/** Whether title, year and directors are all equal, however they are spelt. */
export function isSameFilm(a: Named & OtherNames, b: Named): boolean {
  const titles = titlesOf(a).map(spellingKey);
  const directors = ({ directors }: Named): string => directors.map(nameKey).sort().join();
  return (
    a.year === b.year && titles.includes(spellingKey(b.title)) && directors(a) === directors(b)
  );
}
