import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { REFUSALS } from '../domain/errors';
import { selectAuthStatus } from '../features/auth/authSlice';
import { ReturnAfterLogin } from '../features/auth/ReturnAfterLogin';
import { SignupForm } from '../features/auth/SignupForm';
import { readSignUpMode } from '../lib/community';
import { paths } from '../lib/paths';
import { readServerHome } from '../lib/serverHome';
import { AuthLayout } from './guest/AuthLayout';
import { RulesLink } from './guest/RulesLink';

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
      {readSignUpMode() === 'closed' ? <p>{REFUSALS.signUpClosed[1]}</p> : <SignupForm />}
      <RulesLink />
      <p>
        {readServerHome()
          ? 'What you write, watch and upload is kept on this server, where its admin can read it.'
          : 'Everything you write, watch and upload stays in this browser.'}
      </p>
      <p>
        Already have an account?{' '}
        <Link color="primary" component={RouterLink} to={paths.login} underline="always">
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
