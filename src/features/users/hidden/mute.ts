import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { refetchShortFeed } from '../../posts/feed/refetchFeed';
import { toastQueued } from '../../ui/uiSlice';
import { authorChanges } from '../changes/authorChanges';
import { showPostsOf } from '../changes/follow';
import { hiddenApi } from './hiddenApi';
import { hiddenToasts } from './hiddenToasts';
import { hidePerson, type Hiding } from './hiding';

const { mute: muteUser, unmute } = hiddenApi.endpoints;

/** Feeds that leave the posts of the muted out, and the one that folds them; elsewhere they are as ever. */
const CONCERNED = new Set<string | null>(['home', 'explore', 'film', 'replies']);

export const mute = authorChanges.add<Hiding>('mute', 'person', (post, { desired }, feed) => {
  if (!post) return post;
  if (desired) return CONCERNED.has(feed) ? { ...post, folded: 'muted' } : post;
  const { folded, ...open } = post;
  return folded === 'muted' ? open : post;
});

export const muteToggled = mute.event('users/muteToggled', hidePerson);

/** Answers from after the muting lack the posts, and no change can give them back. */
const showAgain = async (user: UserSummary, api: AppListenerApi) => {
  await refetchShortFeed(api, 'explore');
  await showPostsOf(user, api);
};

/** Sends mutes, each with a toast that can undo it. */
export const listenForMutes = (start: AppStartListening): void =>
  sendChanges(start, mute, {
    onMade: ({ user, desired }, { dispatch }) => {
      const undo = muteToggled(user, false);
      dispatch(toastQueued(desired ? hiddenToasts.muted(user, undo) : hiddenToasts.unmuted(user)));
    },
    call: ({ target, desired }) => (desired ? muteUser : unmute).initiate(target, { track: false }),
    onSettled: ({ user, desired }, _answer, api) => {
      if (!desired) void showAgain(user, api);
    },
  });
