import { Banner } from '../../src/components/Banner';
import { Button } from '../../src/components/Button';
import { Callout } from '../../src/components/Callout';
import { EmptyState } from '../../src/components/EmptyState';
import { ErrorState } from '../../src/components/ErrorState';
import { Notices } from '../../src/features/ui/Notices';
import { StorageBanner } from '../../src/features/ui/StorageBanner';
import { notices, type NoticeText } from '../../src/features/ui/notice';
import { noticeQueued, storageReported, type StorageState } from '../../src/features/ui/uiSlice';
import { nothing, RUTH } from '../cast';
import type { Entry, Story } from '../story';

const AN_HOUR_MS = 3_600_000;

const notice = (name: string, text: NoticeText): Story => ({
  name,
  windowHeight: 190,
  setting: { happens: (dispatch) => dispatch(noticeQueued({ ...text, durationMs: AN_HOUR_MS })) },
  render: () => <Notices />,
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
      notice('success', notices.postCreated()),
      notice('failure', notices.failed('The projector jammed.')),
      notice('news', notices.told('The sample data is back. Please log in again.')),
      notice('with Undo', notices.followOffered(RUTH)),
    ],
  },
  {
    component: 'StorageBanner',
    stories: (['memory', 'newer', 'lost', 'damaged'] as const).map(banner),
  },
];
