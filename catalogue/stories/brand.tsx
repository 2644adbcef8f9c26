import Typography from '@mui/material/Typography';
import { FilmStrip } from '../../src/components/FilmStrip';
import { LargeTitle } from '../../src/components/LargeTitle';
import { LinkedText } from '../../src/components/LinkedText';
import { LinkTabs } from '../../src/components/LinkTabs';
import { MarkedText } from '../../src/components/MarkedText';
import { Mark } from '../../src/components/Mark';
import { MarqueeBulbs } from '../../src/components/MarqueeBulbs';
import { PageHeading } from '../../src/components/PageHeading';
import { Wordmark } from '../../src/components/Wordmark';
import type { Entry } from '../story';

export const brand: Entry[] = [
  {
    component: 'Wordmark',
    stories: [{ name: 'as it is', render: () => <Wordmark /> }],
  },
  {
    component: 'Mark',
    stories: [
      { name: 'usual', render: () => <Mark /> },
      { name: 'large', render: () => <Mark size={72} /> },
    ],
  },
  {
    component: 'Typography',
    stories: [
      {
        name: 'above a title',
        render: () => <Typography variant="overline">Doors are open</Typography>,
      },
    ],
  },
  {
    component: 'LargeTitle',
    stories: [
      { name: 'short', windowHeight: 90, render: () => <LargeTitle>Ran</LargeTitle> },
      {
        name: 'long',
        windowHeight: 220,
        render: () => <LargeTitle>Dr. Strangelove or: How I Learned to Stop Worrying</LargeTitle>,
      },
    ],
  },
  {
    component: 'MarqueeBulbs',
    stories: [{ name: 'a row', isWide: true, render: () => <MarqueeBulbs /> }],
  },
  {
    component: 'FilmStrip',
    stories: [{ name: 'three frames', render: () => <FilmStrip frames={3} /> }],
  },
  {
    component: 'PageHeading',
    stories: [
      { name: 'alone', windowHeight: 66, render: () => <PageHeading title="Explore" /> },
      {
        name: 'with a way back',
        windowHeight: 66,
        render: () => <PageHeading backTo="/" title="Post" />,
      },
    ],
  },
  {
    component: 'LinkedText',
    stories: [
      {
        name: 'with a web address and a name',
        render: () => (
          <p>
            <LinkedText>Ask @reelruth, or read https://starlite.example tonight.</LinkedText>
          </p>
        ),
      },
    ],
  },
  {
    component: 'MarkedText',
    stories: [
      {
        name: 'with what was looked for',
        render: () => (
          <p>
            <MarkedText words={['amelie', 'pari']}>
              Amélie, seen in Paris, of all places.
            </MarkedText>
          </p>
        ),
      },
    ],
  },
  {
    component: 'LinkTabs',
    stories: [
      {
        name: 'on the second',
        isWide: true,
        render: () => (
          <LinkTabs
            id="story"
            label="Found"
            tab="people"
            tabs={[
              { tab: 'posts', label: 'Posts', to: '/search?q=a' },
              { tab: 'people', label: 'People', to: '/search?q=a&in=people' },
            ]}
          >
            <p>Who was found</p>
          </LinkTabs>
        ),
      },
    ],
  },
];
