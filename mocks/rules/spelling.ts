import { titleKey } from './titles';

/** Words that film lists spell differently. */
const SPELLINGS: Readonly<Record<string, string>> = {
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

/**
 * What titles have in common that differ only as film lists do: British or American, "and" or "&", "W.R." or "WR",
 * "Vol. 2" or "Volume II".
 */
export const spellingKey = (title: string): string => speltKey(titleKey(title));

/** The same for a title's key, whose article is gone already. */
export function speltKey(key: string): string {
  const spelt = key
    .split(' ')
    .filter((word) => word !== 'and')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
    .replace(/(?<=^|\s)(\p{L}) (?=\p{L}(?:\s|$))/gu, '$1');
  return spelt || key;
}
