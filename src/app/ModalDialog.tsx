import { lazyComponent } from '../components/lazyComponent';
import { LazyPart } from '../components/LazyRegion';
import { LazyDraftFilm } from '../features/posts/composer/LazyDraftFilm';
import { LazyDraftPhotos } from '../features/posts/composer/LazyDraftPhotos';
import type { Modal } from '../features/ui/overlays';

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
const BlockDialog = lazyComponent(
  async () => (await import('../features/users/hidden/BlockDialog')).BlockDialog,
);
const ReportDialog = lazyComponent(
  async () => (await import('../features/moderation/report/ReportDialog')).ReportDialog,
);
const ModerationDialog = lazyComponent(
  async () => (await import('../features/moderation/ModerationDialog')).ModerationDialog,
);
const AddFilmDialog = lazyComponent(
  async () => (await import('../features/films/AddFilmDialog')).AddFilmDialog,
);
const AddToListDialog = lazyComponent(
  async () => (await import('../features/lists/AddToListDialog')).AddToListDialog,
);
const AddFilmsDialog = lazyComponent(
  async () => (await import('../features/lists/AddFilmsDialog')).AddFilmsDialog,
);
const SharePictureDialog = lazyComponent(
  async () => (await import('../features/share/SharePictureDialog')).SharePictureDialog,
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
const WithdrawDialog = lazyComponent(
  async () => (await import('../features/moderation/WithdrawDialog')).WithdrawDialog,
);
const DeleteAccountDialog = lazyComponent(
  async () => (await import('../features/auth/account/DeleteAccountDialog')).DeleteAccountDialog,
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
    case 'block':
      return <BlockDialog isTheirs={modal.isTheirs} user={modal.user} />;
    case 'report':
      return <ReportDialog about={modal.about} name={modal.name} />;
    case 'moderate':
      return <ModerationDialog about={modal.about} act={modal.act} name={modal.name} />;
    case 'addFilm':
      return <AddFilmDialog />;
    case 'addToList':
      return <AddToListDialog filmId={modal.filmId} />;
    case 'addFilms':
      return <AddFilmsDialog films={modal.films} />;
    case 'sharePicture':
      return <SharePictureDialog subject={modal.subject} />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'importData':
      return <ImportDataDialog />;
    case 'letterboxd':
      return <LetterboxdDialog />;
    case 'splitExport':
      return <SplitExportDialog {...modal} />;
    case 'visit':
      return <VisitDialog />;
    case 'deletions':
      return <DeletionsDialog />;
    case 'withdrawInvitation':
      return <WithdrawDialog code={modal.code} />;
    case 'deleteAccount':
      return <DeleteAccountDialog />;
    case 'resetData':
      return <ResetDataDialog />;
  }
};

/** The dialog of each kind. Its code is loaded with the dialog. */
export function ModalDialog({ modal }: { modal: Modal }) {
  return <LazyPart key={modal.kind}>{dialogOf(modal)}</LazyPart>;
}
