import { useState } from 'react';
import Button from '@mui/material/Button';
import { useHref } from 'react-router-dom';
import { lazyComponent } from '../../components/lazyComponent';
import { LazyRegion } from '../../components/LazyRegion';
import { AS_GUEST, paths } from '../../lib/paths';
import { onlyWithSamples } from '../../lib/serverHome';

const EnterAsGuest = lazyComponent(
  async () => (await import('../../features/auth/EnterAsGuest')).EnterAsGuest,
);

/** The style of the landing page's buttons; full width on a phone. */
export const bigButton = {
  size: 'large',
  sx: { width: { xs: '100%', sm: 'auto' } },
  variant: 'contained',
} as const;

/**
 * Signs in as the guest, with code that is loaded on the click. Before the page's script runs, the click submits the
 * form, and the login page signs the guest in.
 */
export function GuestMode() {
  const login = useHref(paths.login);
  const [isEntering, setIsEntering] = useState(false);
  const enter = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsEntering(true);
  };
  return (
    <form action={login} onSubmit={enter}>
      <Button
        {...bigButton}
        sx={{ ...bigButton.sx, ...onlyWithSamples }}
        aria-busy={isEntering || undefined}
        name={AS_GUEST}
        type="submit"
        value="true"
      >
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
