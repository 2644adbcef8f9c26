import { lazy, useState } from 'react';
import Button from '@mui/material/Button';
import { useHref } from 'react-router-dom';
import { LazyRegion } from '../../components/LazyRegion';
import { paths } from '../../lib/paths';

const EnterAsGuest = lazy(async () => ({
  default: (await import('../../features/auth/EnterAsGuest')).EnterAsGuest,
}));

/** The looks of the ways in, as wide as a phone. */
export const bigButton = {
  size: 'large',
  sx: { width: { xs: '100%', sm: 'auto' } },
  variant: 'contained',
} as const;

/**
 * Signs in as the guest with code that comes with the click. A click before the page has any leads to the login, which
 * offers the same.
 */
export function GuestMode() {
  const [isEntering, setIsEntering] = useState(false);
  const enter = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsEntering(true);
  };
  return (
    <form action={useHref(paths.login)} onSubmit={enter}>
      <Button {...bigButton} aria-busy={isEntering || undefined} type="submit">
        Guest Mode
      </Button>
      {isEntering && (
        <LazyRegion>
          <EnterAsGuest onRefused={() => setIsEntering(false)} />
        </LazyRegion>
      )}
    </form>
  );
}
