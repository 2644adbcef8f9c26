import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectAuthStatus, selectReturnTo } from '../features/auth/authSlice';
import { EnterAsGuest } from '../features/auth/EnterAsGuest';
import { ReturnAfterLogin } from '../features/auth/ReturnAfterLogin';
import { LoginForm } from '../features/auth/LoginForm';
import { AS_GUEST, paths } from '../lib/paths';
import { safePath } from '../lib/safePath';
import { AuthLayout } from './guest/AuthLayout';

/** `/login`; a signed-in user is redirected. */
export function LoginPage() {
  const status = useAppSelector(selectAuthStatus);
  const returnTo = useAppSelector(selectReturnTo);
  const [params, setParams] = useSearchParams();
  const isGuest = params.has(AS_GUEST) && status === 'signedOut';
  return (
    <AuthLayout
      eyebrow="Doors are open"
      lead="Take your seat. The film is about to begin."
      title="Login"
    >
      {status === 'signedIn' && <ReturnAfterLogin to={safePath(returnTo)} />}
      {isGuest && <EnterAsGuest onRefused={() => setParams({}, { replace: true })} />}
      <LoginForm />
      <p>
        New here?{' '}
        <Link color="primary" component={RouterLink} to={paths.signup} underline="always">
          Create an account
        </Link>
      </p>
    </AuthLayout>
  );
}
