import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector } from '../../app/hooks';
import { GUEST } from '../../domain/demoAccounts';
import { safePath } from '../../lib/safePath';
import { useLoginMutation } from './authApi';
import { selectAuthStatus, selectReturnTo } from './authSlice';
import { ReturnAfterLogin } from './ReturnAfterLogin';

interface EnterAsGuestProps {
  /** Called if the login failed, which a toast explains. */
  onRefused: () => void;
}

function SignIn({ onRefused }: EnterAsGuestProps) {
  const [login] = useLoginMutation();
  const enter = useEffectEvent(async () => {
    const { error } = await login({ ...GUEST, how: 'guest' });
    if (error !== undefined) onRefused();
  });
  const hasEntered = useRef(false);
  useEffect(() => {
    // In development, React runs the effects of a new component twice.
    if (hasEntered.current) return;
    hasEntered.current = true;
    void enter();
  }, []);
  return null;
}

/** Signs in as the guest when mounted, then redirects. */
export function EnterAsGuest(props: EnterAsGuestProps) {
  const isSignedIn = useAppSelector(selectAuthStatus) === 'signedIn';
  const returnTo = useAppSelector(selectReturnTo);
  return isSignedIn ? <ReturnAfterLogin to={safePath(returnTo)} /> : <SignIn {...props} />;
}
