import type { UnknownAction } from '@reduxjs/toolkit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LocalMoviesOutlined from '@mui/icons-material/LocalMoviesOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import RecentActorsOutlined from '@mui/icons-material/RecentActorsOutlined';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import TheatersRounded from '@mui/icons-material/TheatersRounded';
import { filmsForLetterboxdRequested } from '../../features/transfer/letterboxd/letterboxdActions';
import { dataRequested } from '../../features/transfer/ownData/ownDataActions';
import { modalOpened } from '../../features/ui/uiSlice';
import { readServerHome } from '../../lib/serverHome';

/** Something to do in the settings: an item of their menu, and a row of their page. */
export interface SettingsAction {
  label: string;
  /** What it does, for the page. */
  hint: string;
  Icon: typeof FileDownloadOutlined;
  event: () => UnknownAction;
}

export const EXPORT_DATA: SettingsAction = {
  label: 'Export my data',
  hint: 'Everything you have here, in one file.',
  Icon: FileDownloadOutlined,
  event: dataRequested,
};

export const DELETE_ACCOUNT: SettingsAction = {
  label: 'Delete my account',
  hint: 'You have seven days to come back. Then everything of yours is erased.',
  Icon: PersonRemoveOutlined,
  event: () => modalOpened({ kind: 'deleteAccount' }),
};

export const DATA_ACTIONS: readonly SettingsAction[] = [
  EXPORT_DATA,
  {
    label: 'Import my data',
    hint: 'Adds what is in a file saved with “Export my data”.',
    Icon: FileUploadOutlined,
    event: () => modalOpened({ kind: 'importData' }),
  },
  {
    label: 'Export for Letterboxd',
    hint: 'Your diary, reviews, ratings and lists, as files that Letterboxd can import.',
    Icon: LocalMoviesOutlined,
    event: filmsForLetterboxdRequested,
  },
  {
    label: 'Import from Letterboxd',
    hint: 'Your diary, ratings, watchlist and lists, from the file that Letterboxd exports.',
    Icon: TheatersRounded,
    event: () => modalOpened({ kind: 'letterboxd' }),
  },
  {
    label: 'Deleted in the last minute',
    hint: 'Posts, diary entries and lists that can still be restored.',
    Icon: RestoreFromTrashOutlined,
    event: () => modalOpened({ kind: 'deletions' }),
  },
];

const IN_THIS_BROWSER: readonly SettingsAction[] = [
  {
    label: 'Try as a sample person',
    hint: 'See Cinefolk as they see it, in this tab only.',
    Icon: RecentActorsOutlined,
    event: () => modalOpened({ kind: 'visit' }),
  },
  {
    label: 'Reset sample data',
    hint: 'Deletes everything made in this browser and brings the sample people back.',
    Icon: RestartAltRounded,
    event: () => modalOpened({ kind: 'resetData' }),
  },
];

/** What can be done with the sample people of this browser; nothing on a server. */
export const SAMPLE_ACTIONS = readServerHome() ? [] : IN_THIS_BROWSER;
