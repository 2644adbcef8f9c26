import type { RootState } from '../../../app/hooks';
import { answerKey } from './postChanges';

/**
 * How many posts the viewer has more than an answer about them counts, or less where it is negative: what is being
 * sent, and what was answered since.
 * @param revision of the answer
 */
export const selectPostCountSince = ({ posts }: RootState, revision: number): number => {
  const { changes, answers, counted, outbox } = posts;
  const answered = (postId: string) => answers.entities[answerKey(postId)]?.post;
  const terms = [
    ...counted.map((since) => (since.revision > revision ? since.by : 0)),
    ...outbox.map(({ _id, status }) => (status === 'sending' && !answered(_id) ? 1 : 0)),
    ...Object.values(changes.entities).map((change) => {
      if (change.kind !== 'deletion') return 0;
      const isGone = answered(change.postId) === null;
      return Number(isGone) - Number(change.desired);
    }),
  ];
  return terms.reduce<number>((sum, term) => sum + term, 0);
};
