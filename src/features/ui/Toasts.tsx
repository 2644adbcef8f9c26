import { use, useEffect, useRef } from 'react';
import { Global } from '@emotion/react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { PastContext } from '../../components/PastContext';
import { media } from '../../theme/tokens';
import { endUnderStillPointer } from './endUnderStillPointer';
import { ToastActions } from './ToastActions';
import { ToastCard } from './ToastCard';
import { visibleToasts } from './visibleToasts';
import { toastClosed, selectToasts } from './uiSlice';

/** The queue decides how many show; notistack's own limit would close the oldest early. */
const NO_LIMIT = 100;

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, default: ToastCard };

/** Shows the store's toasts with notistack. */
function Presenter() {
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queued = useAppSelector(selectToasts);
  const isPast = use(PastContext);
  const shown = useRef(new Map<string, string>());
  const hangings = useRef(0);

  useEffect(() => {
    const turn = visibleToasts(queued);
    // The past shows its toasts as a still picture: no timer runs, and they are all there in their order.
    const prefix = isPast ? `${turn.map(({ id }) => id).join(' ')}: ` : '';
    const due = new Map(turn.map((toast) => [prefix + toast.id, toast]));
    for (const [place, key] of shown.current) {
      if (due.has(place)) continue;
      shown.current.delete(place);
      closeSnackbar(key);
    }
    for (const [place, toast] of due) {
      const { id, text, tone, vertical, horizontal, durationMs } = toast;
      if (shown.current.has(place)) continue;
      hangings.current += 1;
      // One that comes back may still be fading out under its earlier key.
      const key = `${place}#${hangings.current}`;
      shown.current.set(place, key);
      enqueueSnackbar(text, {
        key,
        variant: tone,
        anchorOrigin: { vertical, horizontal },
        autoHideDuration: isPast ? null : durationMs,
        SnackbarProps:
          isPast || durationMs === null
            ? {}
            : endUnderStillPointer(durationMs, () => dispatch(toastClosed(id))),
        action: <ToastActions toast={toast} />,
        onClose: (_event, reason) => {
          if (reason !== 'instructed') dispatch(toastClosed(id));
        },
      });
    }
  }, [closeSnackbar, dispatch, enqueueSnackbar, isPast, queued]);

  return null;
}

/** Shows the store's toasts, each in its corner, for its duration and in its colour. */
export function Toasts() {
  return (
    <SnackbarProvider
      Components={cards}
      maxSnack={NO_LIMIT}
      transitionDuration={{ enter: 150, exit: 150 }}
    >
      <Global
        styles={{
          [media.phone]: { '.notistack-SnackbarContainer': { marginBottom: '56px' } },
          // At the edge no toast that leaves moves a button from under the pointer.
          '.notistack-SnackbarContainer > :has(button)': { order: -1 },
        }}
      />
      <Presenter />
    </SnackbarProvider>
  );
}
