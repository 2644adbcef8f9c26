import { useRef } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { useAppDispatch } from '../../app/hooks';
import { focusContent } from '../../lib/focus';
import { reloadPage } from '../../lib/reload';
import { colour } from '../../theme/tokens';
import type { Toast } from './toast';
import { deletionRestored } from './deletionsSlice';
import { toastClosed } from './uiSlice';
import { useToastTimer } from './useToastTimer';

/** Toasts of at least this duration can be dismissed; shorter ones close before anybody could. */
const DISMISSIBLE_FROM_MS = 5000;

const OnToast = styled('span')({
  display: 'contents',
  '&& button': { color: colour.onToast, textDecorationColor: 'currentColor' },
  '&& button:hover, && button:active': { background: 'rgb(0 0 0 / 0.25)' },
  '&& :focus-visible': { outlineColor: colour.onToast, outlineOffset: '-2px' },
});

interface ToastActionsProps {
  toast: Toast;
}

/** A toast's buttons: undo what it reports, reload the page, or dismiss it. */
export function ToastActions({ toast: { id, undo, offersReload, durationMs } }: ToastActionsProps) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLSpanElement>(null);
  const close = () => {
    dispatch(toastClosed(id));
  };
  useToastTimer(root, durationMs, close);
  return (
    <OnToast ref={root}>
      {undo && (
        <Button
          onClick={() => {
            dispatch(undo);
            dispatch(deletionRestored(id));
            close();
            focusContent();
          }}
          size="small"
        >
          Undo
        </Button>
      )}
      {offersReload && (
        <Button onClick={() => void reloadPage()} size="small">
          Reload
        </Button>
      )}
      {(durationMs === null || durationMs >= DISMISSIBLE_FROM_MS) && (
        <IconButton aria-label="Dismiss" onClick={close} title="Dismiss">
          <CloseRounded style={{ fontSize: '1.25rem' }} />
        </IconButton>
      )}
    </OnToast>
  );
}
