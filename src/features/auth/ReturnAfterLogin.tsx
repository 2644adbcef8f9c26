import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { PastContext } from '../../components/PastContext';
import { originReached } from './authSlice';

interface ReturnAfterLoginProps {
  /** The path to redirect to, relative to the base path. */
  to: string;
}

function Redirect({ to }: ReturnAfterLoginProps) {
  const dispatch = useAppDispatch();
  // The effect clears the remembered path, which must not change this redirect.
  const [target] = useState(to);
  useEffect(() => {
    dispatch(originReached());
  }, [dispatch]);
  return <Navigate replace to={target} />;
}

/** Redirects a user who has just signed in to the page they requested. Does nothing during time travel. */
export function ReturnAfterLogin(props: ReturnAfterLoginProps) {
  return use(PastContext) ? null : <Redirect {...props} />;
}
