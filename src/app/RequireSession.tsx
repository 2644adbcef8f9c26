import { use, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PastContext } from '../components/PastContext';
import { originRemembered, selectAuthStatus, selectEndedBy } from '../features/auth/authSlice';
import { overlayEntryLeft } from '../features/ui/overlayHistory';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from './hooks';

/**
 * Remembers the requested page and redirects to the landing page or to login. Waits until the browser has left the
 * history entry of an open dialog or menu, since that step back would undo the redirect.
 */
function RedirectGuest() {
  const { pathname, search, hash } = useLocation();
  const endedBy = useAppSelector(selectEndedBy);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const target = endedBy === 'nothing' || endedBy === 'deletion' ? paths.landing : paths.login;
  const hasLeft = endedBy === 'logout' || endedBy === 'deletion';
  useEffect(() => {
    if (!hasLeft) dispatch(originRemembered(pathname + search + hash));
  }, [dispatch, hasLeft, pathname, search, hash]);
  useEffect(() => {
    let isMounted = true;
    void overlayEntryLeft().then(() => {
      if (isMounted) void navigate(target, { replace: true });
    });
    return () => {
      isMounted = false;
    };
  }, [navigate, target]);
  return null;
}

/**
 * Renders the route only for a signed-in user, and nothing while the session is being restored. A past state in
 * DevTools never redirects, since the address is still the present one.
 */
export function RequireSession() {
  const status = useAppSelector(selectAuthStatus);
  const isPast = use(PastContext);
  if (status === 'restoring') return null;
  return status === 'signedIn' || isPast ? <Outlet /> : <RedirectGuest />;
}
