import { withCommas } from '../../../lib/withCommas';
import type { LetterboxdState } from './letterboxdSlice';

type Finished = Extract<LetterboxdState, { step: 'finished' }>;

export const linesOf = (count: number): string =>
  count === 1 ? '1 line' : `${withCommas(count)} lines`;

const IMPORTED = [
  ['evenings', 'diary entry', 'diary entries'],
  ['reviews', 'review without a day', 'reviews without a day'],
  ['ratings', 'rating', 'ratings'],
  ['watched', 'film watched', 'films watched'],
  ['watchlist', 'film for the watchlist', 'films for the watchlist'],
  ['loved', 'loved film', 'loved films'],
  ['lists', 'list', 'lists'],
  ['favourites', 'favourite', 'favourites'],
] as const;

export const counted = (count: number, one: string, many: string): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`;

/** "1 evening, 2 ratings and 3 favourites". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The result of an import, in sentences for the user. */
export const describeEnd = ({ done, all, counts, imported, outcome }: Finished): string => {
  const { existing, refused } = counts;
  const { films, completed } = imported;
  const parts = IMPORTED.flatMap(([kind, one, many]) =>
    imported[kind] === 0 ? [] : counted(imported[kind], one, many),
  );
  const unchanged = existing - completed;
  return [
    ...(outcome.kind === 'failed' ? [`The import was interrupted: ${outcome.message}`] : []),
    ...(outcome.kind === 'completed'
      ? []
      : [
          `${withCommas(done)} of ${linesOf(all)} were processed; import the file again to continue.`,
        ]),
    ...(parts.length > 0 ? [`Imported: ${listed(parts)}.`] : []),
    ...(completed === 0
      ? []
      : [
          `${counted(completed, 'diary entry here was', 'diary entries here were')} completed from the file.`,
        ]),
    ...(parts.length + completed === 0 ? ['Nothing new was imported.'] : []),
    ...(films === 0 ? [] : [`${counted(films, 'film is', 'films are')} new on Cinefolk.`]),
    ...(unchanged <= 0
      ? []
      : [`${withCommas(unchanged)} ${unchanged === 1 ? 'was' : 'were'} here already.`]),
    ...(refused === 0 ? [] : [`${linesOf(refused)} ${refused === 1 ? 'was' : 'were'} left out.`]),
  ].join(' ');
};
