import { use, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PastContext } from '../components/PastContext';
import { originRemembered, selectAuthStatus, selectEndedBy } from '../features/auth/authSlice';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from './hooks';

/** Remembers the page that was asked for, and leads to the door that fits. */
function ShowOut() {
  const { pathname, search } = useLocation();
  const endedBy = useAppSelector(selectEndedBy);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (endedBy !== 'logout') dispatch(originRemembered(pathname + search));
  }, [dispatch, endedBy, pathname, search]);
  return <Navigate replace to={endedBy === 'nothing' ? paths.landing : paths.login} />;
}

/**
 * Lets only people with a session pass. While the browser is still asked for one, nothing shows.
 * The past shows nobody out: the address is that of now.
 */
export function RequireSession() {
  const status = useAppSelector(selectAuthStatus);
  const isPast = use(PastContext);
  if (status === 'restoring') return null;
  return status === 'signedIn' || isPast ? <Outlet /> : <ShowOut />;
}
