import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { EmptyState } from '../../src/components/EmptyState';
import { ErrorState } from '../../src/components/ErrorState';
import { NotFound } from '../../src/components/NotFound';
import { TakenDownNote } from '../../src/components/TakenDownNote';
import { TextWithName } from '../../src/components/TextWithName';
import { Toasts } from '../../src/features/ui/Toasts';
import { StorageBanner } from '../../src/features/ui/StorageBanner';
import { postToasts } from '../../src/features/posts/postToasts';
import { userToasts } from '../../src/features/users/userToasts';
import { toasts, type ToastContent } from '../../src/features/ui/toast';
import { toastQueued, storageReported, type StorageState } from '../../src/features/ui/uiSlice';
import { nothing, RUTH } from '../cast';
import type { Entry, Story } from '../story';

const AN_HOUR_MS = 3_600_000;

const toast = (name: string, text: ToastContent): Story => ({
  name,
  windowHeight: 190,
  setting: { happens: (dispatch) => dispatch(toastQueued({ ...text, durationMs: AN_HOUR_MS })) },
  render: () => <Toasts />,
});

const banner = (storage: StorageState): Story => ({
  name: storage,
  isWide: true,
  setting: { happens: (dispatch) => dispatch(storageReported(storage)) },
  render: () => <StorageBanner />,
});

export const messages: Entry[] = [
  {
    component: 'Alert',
    stories: (['info', 'error'] as const).map((severity) => ({
      name: severity,
      isWide: true,
      render: () => <Alert severity={severity}>The post could not be sent.</Alert>,
    })),
  },
  {
    component: 'TakenDownNote',
    stories: [
      {
        name: 'with a reason',
        render: () => (
          <TakenDownNote
            takenDown={{ reason: 'It tells the ending.', at: '2026-11-01T20:00:00Z' }}
          />
        ),
      },
    ],
  },
  {
    component: 'TextWithName',
    stories: [
      {
        name: 'a name that runs the other way',
        render: () => <TextWithName name="שירה 12" text="Log out שירה 12?" />,
      },
    ],
  },
  {
    component: 'EmptyState',
    stories: [
      { name: 'plain', isWide: true, render: () => <EmptyState title="No Bookmarks" /> },
      {
        name: 'with a way on',
        isWide: true,
        render: () => (
          <EmptyState title="Nothing on yet">
            <Button variant="outlined">Find people</Button>
          </EmptyState>
        ),
      },
    ],
  },
  {
    component: 'ErrorState',
    stories: [
      {
        name: 'that may pass',
        isWide: true,
        render: () => <ErrorState message="Cinefolk could not be reached." onRetry={nothing} />,
      },
      {
        name: 'without a retry',
        isWide: true,
        render: () => <ErrorState message="The projector jammed." />,
      },
    ],
  },
  {
    component: 'NotFound',
    stories: [
      {
        name: 'plain',
        isWide: true,
        render: () => (
          <NotFound back={{ to: '/', label: 'Back to Home' }} message="Post not found." />
        ),
      },
    ],
  },
  {
    component: 'Toasts',
    stories: [
      toast('success', postToasts.postCreated()),
      toast('failure', toasts.failed('The projector jammed.')),
      toast('news', toasts.info('The sample data is back. Please log in again.')),
      toast('with Undo', userToasts.unfollowUndoOffered(RUTH, { type: 'undone' })),
    ],
  },
  {
    component: 'StorageBanner',
    stories: (['memory', 'newer', 'lost', 'damaged'] as const).map(banner),
  },
];
