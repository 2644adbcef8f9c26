import { useEffect, useLayoutEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { useColourMode } from '../../features/ui/useColourMode';
import { keyOf } from '../../lib/keys';
import { AppTheme } from '../../theme/AppTheme';

/** Above dialogs and toasts, which are part of the past state. */
const ON_TOP = 1500;

const Root = styled(Alert)({ position: 'sticky', top: 0, zIndex: ON_TOP });

const makeHost = (): HTMLElement => {
  const host = document.createElement('div');
  // So that the bar sticks to the top of the page, not of its host.
  host.style.display = 'contents';
  return host;
};

/** An element before the page. An open dialog hides all its siblings from screen readers; this one is shown again. */
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
  /** Whether a user action was refused. */
  isRefused: boolean;
  onReturn: () => void;
}

/** Shows that the screen is in the past, with a button to return. Escape returns too, since a dialog traps the focus. */
export function PastBar({ isRefused, onReturn }: PastBarProps) {
  const host = useHost();
  const mode = useColourMode();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      event.stopPropagation();
      onReturn();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onReturn]);
  return createPortal(
    // Outside the app, and so outside its theme.
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
