import { Banner } from '../../src/components/Banner';
import { Button } from '../../src/components/Button';
import { Callout } from '../../src/components/Callout';
import { EmptyState } from '../../src/components/EmptyState';
import { ErrorState } from '../../src/components/ErrorState';
import { Toasts } from '../../src/features/ui/Toasts';
import { StorageBanner } from '../../src/features/ui/StorageBanner';
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
    component: 'Banner',
    stories: [
      {
        name: 'with a way out',
        isWide: true,
        render: () => (
          <Banner>
            <p>Viewing the past</p>
            <Button look="outlined">Return to now</Button>
          </Banner>
        ),
      },
    ],
  },
  {
    component: 'Callout',
    stories: [
      { name: 'plain', isWide: true, render: () => <Callout>A note about the post.</Callout> },
      {
        name: 'as an alert',
        isWide: true,
        render: () => <Callout role="alert">The post could not be sent.</Callout>,
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
            <Button look="outlined">Find people</Button>
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
        name: 'that will not',
        isWide: true,
        render: () => <ErrorState message="Post not found." />,
      },
    ],
  },
  {
    component: 'Notices',
    stories: [
      toast('success', toasts.postCreated()),
      toast('failure', toasts.failed('The projector jammed.')),
      toast('news', toasts.told('The sample data is back. Please log in again.')),
      toast('with Undo', toasts.followOffered(RUTH)),
    ],
  },
  {
    component: 'StorageBanner',
    stories: (['memory', 'newer', 'lost', 'damaged'] as const).map(banner),
  },
];
