import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { focusContent } from '../../lib/focus';
import { fullName } from '../../lib/people';
import { selectOwnSession, selectSessionUser, visitLeft } from './authSlice';

/** Says who one is in this tab alone, and leads back to oneself. */
export function VisitBar() {
  const dispatch = useAppDispatch();
  const visitor = useAppSelector(selectSessionUser);
  const host = useAppSelector(selectOwnSession)?.user;
  const leave = () => {
    // The button goes with the visit.
    focusContent();
    dispatch(visitLeft());
  };
  return (
    visitor && (
      <Alert
        action={
          <Button onClick={leave} size="small" variant="outlined">
            {host ? `Back to ${fullName(host)}` : 'Log in'}
          </Button>
        }
        aria-label="Visit"
        role="region"
        severity="info"
        variant="filled"
      >
        You are {fullName(visitor)} in this tab.
      </Alert>
    )
  );
}
