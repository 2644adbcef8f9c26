import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { selectAuthStatus } from '../features/auth/authSlice';
import { ReturnAfterLogin } from '../features/auth/ReturnAfterLogin';
import { SignupForm } from '../features/auth/SignupForm';
import { paths } from '../lib/paths';
import { AuthLayout } from './guest/AuthLayout';

/** `/signup`; a signed-in user is redirected to Home. */
export function SignupPage() {
  const status = useAppSelector(selectAuthStatus);
  return (
    <AuthLayout
      eyebrow="Admit one"
      lead="Keep a diary of what you watch, and watch along with others."
      title="Sign up"
    >
      {status === 'signedIn' && <ReturnAfterLogin to={paths.home} />}
      <SignupForm />
      <p>
        Already have an account?{' '}
        <Link color="primary" component={RouterLink} to={paths.login} underline="always">
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
