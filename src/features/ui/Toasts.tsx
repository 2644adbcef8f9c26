import { use, useEffect, useRef } from 'react';
import { Global } from '@emotion/react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { PastContext } from '../../components/PastContext';
import { TextWithName } from '../../components/TextWithName';
import { media } from '../../theme/tokens';
import { ToastActions } from './ToastActions';
import { ToastCard } from './ToastCard';
import { visibleToasts } from './visibleToasts';
import { toastClosed, selectToasts } from './uiSlice';

/** `visibleToasts` limits how many are shown; notistack's own limit would close the oldest early. */
const NO_LIMIT = 100;

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, default: ToastCard };

/** Shows the store's toasts with notistack. */
function Presenter() {
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queued = useAppSelector(selectToasts);
  const isPast = use(PastContext);
  const shown = useRef(new Map<string, string>());
  const showCount = useRef(0);

  useEffect(() => {
    const visible = visibleToasts(queued);
    // Time travel shows toasts as a snapshot, without timers; a new prefix shows them all again, in order.
    const prefix = isPast ? `${visible.map(({ id }) => id).join(' ')}: ` : '';
    const visibleBySlot = new Map(visible.map((toast) => [prefix + toast.id, toast]));
    for (const [slot, key] of shown.current) {
      if (visibleBySlot.has(slot)) continue;
      shown.current.delete(slot);
      closeSnackbar(key);
    }
    for (const [slot, toast] of visibleBySlot) {
      const { id, tone, vertical, horizontal } = toast;
      if (shown.current.has(slot)) continue;
      showCount.current += 1;
      // A toast that is shown again may still be fading out under its previous key.
      const key = `${slot}#${showCount.current}`;
      shown.current.set(slot, key);
      // One box: the toast lays out its children in a row.
      const message = (
        <span>
          <TextWithName name={toast.name} text={toast.text} />
        </span>
      );
      enqueueSnackbar(message, {
        key,
        variant: tone,
        anchorOrigin: { vertical, horizontal },
        autoHideDuration: null,
        action: <ToastActions toast={isPast ? { ...toast, durationMs: null } : toast} />,
        onClose: (_event, reason) => {
          if (reason !== 'instructed') dispatch(toastClosed(id));
        },
      });
    }
  }, [closeSnackbar, dispatch, enqueueSnackbar, isPast, queued]);

  return null;
}

/** Renders the store's toasts, each in its corner, for its duration and in its colour. */
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
          // At the edge, no closing toast moves a button away from under the pointer.
          '.notistack-SnackbarContainer > :has(button)': { order: -1 },
        }}
      />
      <Presenter />
    </SnackbarProvider>
  );
}
