import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../app/hooks';
import type { UserSummary } from '../../../domain/entities';
import { summaryOf } from '../../../lib/people';
import { paths } from '../../../lib/paths';
import { overlayEntryLeft } from '../../ui/overlayHistory';
import { menuClosed, modalOpened, overlaysClosed } from '../../ui/uiSlice';
import { useIsFollowing } from '../useViewer';
import { blockToggled } from './block';
import { muteToggled } from './mute';
import { useHidingListeners } from './useHidingListeners';

/**
 * Mutes and blocks a person, for screens that can do so.
 * @param isTheirs whether the page is the person's profile or post, which is gone for the viewer after a block
 */
export const useHiding = (person: UserSummary, isTheirs: boolean) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isFollowing = useIsFollowing(person._id);
  useHidingListeners();

  const block = () => {
    dispatch(overlaysClosed());
    dispatch(blockToggled(person, true));
    // The overlay has a history entry of its own.
    if (isTheirs) void overlayEntryLeft().then(() => navigate(paths.home, { replace: true }));
  };
  return {
    mute: (isMuted: boolean) => {
      dispatch(menuClosed());
      dispatch(muteToggled(person, isMuted));
    },
    block,
    /** Asks first if the viewer follows the person, since unblocking does not bring that back. */
    askToBlock: () => {
      const user = summaryOf(person);
      if (isFollowing) dispatch(modalOpened({ kind: 'block', user, isTheirs }));
      else block();
    },
  };
};
