import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { refetchShortFeed } from '../../posts/feed/refetchFeed';
import { toastQueued } from '../../ui/uiSlice';
import { authorChanges } from '../changes/authorChanges';
import { follow } from '../changes/follow';
import { hiddenApi } from './hiddenApi';
import { hiddenToasts } from './hiddenToasts';
import { hidePerson, type Hiding } from './hiding';

const { block: blockUser, unblock } = hiddenApi.endpoints;

export const block = authorChanges.add<Hiding>('block', 'person', (post, { desired }) =>
  desired ? null : post,
);

export const blockToggled = block.event('users/blockToggled', hidePerson);

/** The server ended the viewer's follow with the block; unblocking does not bring it back. */
export const followEnded = follow.event(
  'users/followEnded',
  ({ user, revision }: { user: UserSummary; revision: number }) => ({
    target: user._id,
    desired: false,
    user,
    settledAt: revision,
  }),
);

/** Sends blocks, each with a toast that can undo it. */
export const listenForBlocks = (start: AppStartListening): void =>
  sendChanges(start, block, {
    onMade: ({ user, desired }, { dispatch }) => {
      const undo = blockToggled(user, false);
      dispatch(
        toastQueued(desired ? hiddenToasts.blocked(user, undo) : hiddenToasts.unblocked(user)),
      );
    },
    call: ({ target, desired }) =>
      (desired ? blockUser : unblock).initiate(target, { track: false }),
    onSettled: ({ user, desired }, { revision }, api) => {
      if (desired) api.dispatch(followEnded({ user, revision }));
      // Answers from after the block lack their posts, and no change can give them back.
      else void refetchShortFeed(api, 'explore');
    },
  });
