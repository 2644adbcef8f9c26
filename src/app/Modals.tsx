import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent';
import { LazyRegion } from '../components/LazyRegion';
import { LazyDraftFilm } from '../features/posts/composer/LazyDraftFilm';
import { LazyDraftPhotos } from '../features/posts/composer/LazyDraftPhotos';
import type { Modal } from '../features/ui/overlays';
import { overlaysClosed, selectHasOverlay, selectModal } from '../features/ui/uiSlice';
import { useOverlayFailure } from '../features/ui/useOverlayFailure';
import { focusContent } from '../lib/focus';
import { useAppDispatch, useAppSelector } from './hooks';

// Loaded with the parts that show photos and a film: an open dialog must not grow while somebody tabs through it.
const EditPostDialog = lazyComponent(async () => {
  const [{ EditPostDialog: Dialog }] = await Promise.all([
    import('../features/posts/composer/EditPostDialog'),
    LazyDraftPhotos.preload().catch(() => undefined),
    LazyDraftFilm.preload().catch(() => undefined),
  ]);
  return Dialog;
});
const PhotoDialog = lazyComponent(
  async () => (await import('../features/posts/lightbox/PhotoDialog')).PhotoDialog,
);
const EditProfileDialog = lazyComponent(async () => {
  const [{ EditProfileDialog: Dialog }, { FavouritesField }] = await Promise.all([
    import('../features/users/EditProfileDialog'),
    import('../features/films/favourites/FavouritesField'),
  ]);
  return () => <Dialog favourites={<FavouritesField />} />;
});
const LogFilmDialog = lazyComponent(
  async () => (await import('../features/films/diary/LogFilmDialog')).LogFilmDialog,
);
const EditEntryDialog = lazyComponent(
  async () => (await import('../features/films/diary/EditEntryDialog')).EditEntryDialog,
);
const PeopleDialog = lazyComponent(
  async () => (await import('../features/users/PeopleDialog')).PeopleDialog,
);
const AddFilmDialog = lazyComponent(
  async () => (await import('../features/films/AddFilmDialog')).AddFilmDialog,
);
const ShortcutsDialog = lazyComponent(
  async () => (await import('../features/ui/ShortcutsDialog')).ShortcutsDialog,
);
const ImportDataDialog = lazyComponent(
  async () => (await import('../features/transfer/ownData/ImportDataDialog')).ImportDataDialog,
);
const LetterboxdDialog = lazyComponent(async () => {
  const [{ LetterboxdDialog: Dialog }] = await Promise.all([
    import('../features/transfer/letterboxd/LetterboxdDialog'),
    import('./injectLetterboxd'),
  ]);
  return Dialog;
});
const SplitExportDialog = lazyComponent(
  async () => (await import('../features/transfer/letterboxd/SplitExportDialog')).SplitExportDialog,
);
const VisitDialog = lazyComponent(
  async () => (await import('../features/auth/VisitDialog')).VisitDialog,
);
const DeletionsDialog = lazyComponent(
  async () => (await import('../features/ui/DeletionsDialog')).DeletionsDialog,
);
const ResetDataDialog = lazyComponent(
  async () => (await import('../features/ui/ResetDataDialog')).ResetDataDialog,
);

const dialogOf = (modal: Modal) => {
  switch (modal.kind) {
    case 'editPost':
      return <EditPostDialog postId={modal.postId} />;
    case 'photo':
      return <PhotoDialog index={modal.index} postId={modal.postId} />;
    case 'editProfile':
      return <EditProfileDialog />;
    case 'logFilm':
      return <LogFilmDialog />;
    case 'editEntry':
      return <EditEntryDialog entryId={modal.entryId} />;
    case 'followers':
    case 'following':
      return <PeopleDialog kind={modal.kind} username={modal.username} />;
    case 'addFilm':
      return <AddFilmDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'importData':
      return <ImportDataDialog />;
    case 'letterboxd':
      return <LetterboxdDialog />;
    case 'splitExport':
      return <SplitExportDialog fileName={modal.fileName} files={modal.files} />;
    case 'visit':
      return <VisitDialog />;
    case 'deletions':
      return <DeletionsDialog />;
    case 'resetData':
      return <ResetDataDialog />;
  }
};

const restoreLostFocus = () => {
  if (document.activeElement === document.body) focusContent();
};

/** The element that opened a dialog or menu may be gone when it closes; then the page takes the focus. */
const useFocusAfterOverlays = () => {
  const hasOverlay = useAppSelector(selectHasOverlay);
  useEffect(() => {
    // The page behind a dialog cannot take the focus before the dialog has unmounted.
    return hasOverlay ? () => void setTimeout(restoreLostFocus) : undefined;
  }, [hasOverlay]);
};

/** Shows the dialog that is open according to the store. */
export function Modals() {
  const dispatch = useAppDispatch();
  const fail = useOverlayFailure();
  const modal = useAppSelector(selectModal);
  const { pathname } = useLocation();
  useFocusAfterOverlays();
  // In a layout effect, before anything can be opened on the next page.
  useLayoutEffect(
    () => () => {
      dispatch(overlaysClosed());
    },
    [dispatch, pathname],
  );
  return modal && <LazyRegion onFailure={fail}>{dialogOf(modal)}</LazyRegion>;
}
