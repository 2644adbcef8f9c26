import { use, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { PastContext } from '../components/PastContext';
import { originRemembered, selectAuthStatus, selectEndedBy } from '../features/auth/authSlice';
import { overlaysLeft } from '../features/ui/overlayHistory';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from './hooks';

/**
 * Remembers the requested page and leads to the landing page or to login, once the browser has left the history entry of
 * a dialog or menu that was open: its step back would undo an earlier redirect.
 */
function RedirectGuest() {
  const { pathname, search, hash } = useLocation();
  const endedBy = useAppSelector(selectEndedBy);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const target = endedBy === 'nothing' ? paths.landing : paths.login;
  useEffect(() => {
    if (endedBy !== 'logout') dispatch(originRemembered(pathname + search + hash));
  }, [dispatch, endedBy, pathname, search, hash]);
  useEffect(() => {
    let isHere = true;
    void overlaysLeft().then(() => {
      if (isHere) void navigate(target, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [navigate, target]);
  return null;
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
