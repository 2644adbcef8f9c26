import { withCommas } from '../../../lib/withCommas';
import type { LetterboxdState } from './letterboxdSlice';

type Finished = Extract<LetterboxdState, { step: 'finished' }>;

export const linesOf = (count: number): string =>
  count === 1 ? '1 line' : `${withCommas(count)} lines`;

/** The result of an import, in sentences for the user. */
export const describeEnd = ({ done, all, counts, outcome }: Finished): string => {
  const { added, existing, refused } = counts;
  return [
    ...(outcome.kind === 'failed' ? [`The import was interrupted: ${outcome.message}`] : []),
    ...(outcome.kind === 'completed'
      ? []
      : [
          `${withCommas(done)} of ${linesOf(all)} were processed; import the file again to continue.`,
        ]),
    added === 0 ? 'Nothing new was imported.' : `${linesOf(added)} imported.`,
    ...(existing === 0
      ? []
      : [`${withCommas(existing)} ${existing === 1 ? 'was' : 'were'} here already.`]),
    ...(refused === 0 ? [] : [`${withCommas(refused)} could not be taken.`]),
  ].join(' ');
};
