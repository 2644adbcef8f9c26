import Typography from '@mui/material/Typography';
import { errorMessage } from '../../../api/errorMessage';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ErrorState } from '../../../components/ErrorState';
import { PersonRowSkeleton } from '../../../components/PersonRowSkeleton';
import { blockToggled } from './block';
import { useGetHiddenQuery } from './hiddenApi';
import { HiddenPeople } from './HiddenPeople';
import { HiddenWords } from './HiddenWords';
import { muteToggled } from './mute';
import { selectHidden } from './shownHidden';
import { useHidingListeners } from './useHidingListeners';

/** Whom the viewer blocks and mutes, and which words they would rather not see. */
export function HiddenSettings() {
  const dispatch = useAppDispatch();
  useHidingListeners();
  const { error, isFetching, refetch } = useGetHiddenQuery();
  const hidden = useAppSelector(selectHidden);
  if (!hidden)
    return error && !isFetching ? (
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <PersonRowSkeleton />
    );
  return (
    <>
      <Typography component="h3" variant="overline">
        Words I would rather not see
      </Typography>
      <HiddenWords answer={hidden} />
      <HiddenPeople
        empty="You haven’t muted anyone. Muted people’s posts don’t appear in your feeds, and they aren’t told."
        onShow={(person) => dispatch(muteToggled(person, false))}
        people={hidden.muted}
        title="Muted people"
        verb="Unmute"
      />
      <HiddenPeople
        empty="You haven’t blocked anyone. People you block cannot see you, and you cannot see them."
        onShow={(person) => dispatch(blockToggled(person, false))}
        people={hidden.blocked}
        title="Blocked people"
        verb="Unblock"
      />
    </>
  );
}
