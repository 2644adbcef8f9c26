import { use, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PastContext } from '../components/PastContext';
import { originRemembered, selectAuthStatus, selectEndedBy } from '../features/auth/authSlice';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from './hooks';

/** Remembers the requested page and redirects to the landing page or to login. */
function RedirectGuest() {
  const { pathname, search } = useLocation();
  const endedBy = useAppSelector(selectEndedBy);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (endedBy !== 'logout') dispatch(originRemembered(pathname + search));
  }, [dispatch, endedBy, pathname, search]);
  return <Navigate replace to={endedBy === 'nothing' ? paths.landing : paths.login} />;
}

/**
 * Lets only people with a session pass. While the session is being restored, nothing shows. A past
 * state redirects nobody: the address is the present one.
 */
export function RequireSession() {
  const status = useAppSelector(selectAuthStatus);
  const isPast = use(PastContext);
  if (status === 'restoring') return null;
  return status === 'signedIn' || isPast ? <Outlet /> : <RedirectGuest />;
}
