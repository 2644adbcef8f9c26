import { useEffect, useLayoutEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { useColourMode } from '../../features/ui/useColourMode';
import { AppTheme } from '../../theme/AppTheme';

/** Above dialogs and toasts, which belong to the past that is shown. */
const ON_TOP = 1500;

const Root = styled(Alert)({ position: 'sticky', top: 0, zIndex: ON_TOP });

const makeHost = (): HTMLElement => {
  const host = document.createElement('div');
  // The bar sticks to the top of the page, not to that of its host.
  host.style.display = 'contents';
  return host;
};

/** A place before the page. An open dialog hides all else from screen readers, but not this. */
const useHost = (): HTMLElement => {
  const [host] = useState(makeHost);
  useLayoutEffect(() => {
    document.body.prepend(host);
    const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    observer.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
};

interface PastBarProps {
  /** Whether a person tried to change something. */
  isRefused: boolean;
  onReturn: () => void;
}

/** Says that what is on screen is the past, and leads back. Escape does too: a dialog keeps the focus. */
export function PastBar({ isRefused, onReturn }: PastBarProps) {
  const host = useHost();
  const mode = useColourMode();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onReturn();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onReturn]);
  return createPortal(
    // It stands outside the app, whose theme does not reach it.
    <AppTheme mode={mode}>
      <Root
        action={
          <Button onClick={onReturn} variant="outlined">
            Return to now
          </Button>
        }
        role={isRefused ? 'alert' : 'status'}
        severity="warning"
        variant="filled"
      >
        {isRefused ? 'Viewing the past: nothing can be changed here.' : 'Viewing the past'}
      </Root>
    </AppTheme>,
    host,
  );
}
