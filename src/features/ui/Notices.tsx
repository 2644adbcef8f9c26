import { useEffect, useRef } from 'react';
import { Global } from '@emotion/react';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { media } from '../../theme/tokens';
import { NoticeActions } from './NoticeActions';
import { NoticeCard } from './NoticeCard';
import { shownNotices } from './shownNotices';
import { noticeClosed, selectNotices } from './uiSlice';

/** The queue decides how many show; notistack's own limit would close the oldest early. */
const NO_LIMIT = 100;

const cards = { success: NoticeCard, error: NoticeCard, info: NoticeCard, default: NoticeCard };

/** Keeps what notistack shows in step with the store. */
function Presenter() {
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queued = useAppSelector(selectNotices);
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const due = shownNotices(queued);
    for (const notice of due) {
      const { id, text, tone, vertical, horizontal, durationMs } = notice;
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      enqueueSnackbar(text, {
        key: id,
        variant: tone,
        anchorOrigin: { vertical, horizontal },
        autoHideDuration: durationMs,
        action: <NoticeActions notice={notice} />,
        onClose: (_event, reason) => {
          if (reason !== 'instructed') dispatch(noticeClosed(id));
        },
      });
    }
    for (const id of shown.current) {
      if (due.some((notice) => notice.id === id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [closeSnackbar, dispatch, enqueueSnackbar, queued]);

  return null;
}

/** Shows the store's notices, each in its place, for its time and in its colour. */
export function Notices() {
  return (
    <SnackbarProvider
      Components={cards}
      maxSnack={NO_LIMIT}
      transitionDuration={{ enter: 150, exit: 150 }}
    >
      <Global
        styles={{ [media.phone]: { '.notistack-SnackbarContainer': { marginBottom: '56px' } } }}
      />
      <Presenter />
    </SnackbarProvider>
  );
}
