import type { Change } from '../../../api/changes/change';
import { desire } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import { listsApi } from '../listsApi';
import { listChanges, type ShownList } from './listChanges';
import { refetchList } from './refetchList';

const { likeList, dislikeList } = listsApi.endpoints;

const withLike = (shown: ShownList, liked: boolean): ShownList => {
  const { list } = shown;
  if (list.liked === liked) return shown;
  return { ...shown, list: { ...list, liked, likeCount: list.likeCount + (liked ? 1 : -1) } };
};

const like = listChanges.add<Change<boolean>>(
  'like-list',
  'toggle',
  (shown, { desired }) => shown && withLike(shown, desired),
);

export const listLikeToggled = like.event('lists/likeToggled', desire<boolean>);

export const listenForListLikes = (start: AppStartListening): void =>
  sendChanges(start, like, {
    call: ({ target, desired }) =>
      (desired ? likeList : dislikeList).initiate(target, { track: false }),
    fetchCurrent: async ({ target }, api) => {
      const answer = await refetchList(api, target);
      return answer ? { desired: answer.list.liked, answer } : undefined;
    },
    afterFailure: ({ target }, api) => refetchList(api, target),
  });
