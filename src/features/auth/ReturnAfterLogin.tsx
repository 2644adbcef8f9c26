import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { PastContext } from '../../components/PastContext';
import { originReached } from './authSlice';

interface ReturnAfterLoginProps {
  /** The address to go to, below the base path. */
  to: string;
}

function Leave({ to }: ReturnAfterLoginProps) {
  const dispatch = useAppDispatch();
  // The effect clears the remembered address, which must not change this redirect.
  const [target] = useState(to);
  useEffect(() => {
    dispatch(originReached());
  }, [dispatch]);
  return <Navigate replace to={target} />;
}

/** Takes a person who has just signed in to the page they wanted; a past state navigates nowhere. */
export function ReturnAfterLogin(props: ReturnAfterLoginProps) {
  return use(PastContext) ? null : <Leave {...props} />;
}
