import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { PastContext } from '../../components/PastContext';
import { originReached } from './authSlice';

interface LeadBackProps {
  /** The address to go to, below the base path. */
  to: string;
}

function Leave({ to }: LeadBackProps) {
  const dispatch = useAppDispatch();
  // Arriving clears the remembered address, which must not change the way that leads there.
  const [target] = useState(to);
  useEffect(() => {
    dispatch(originReached());
  }, [dispatch]);
  return <Navigate replace to={target} />;
}

/** Takes a person who has just signed in to where they wanted to be; not once more when that is past. */
export function LeadBack(props: LeadBackProps) {
  return use(PastContext) ? null : <Leave {...props} />;
}
