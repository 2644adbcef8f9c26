import CloseRounded from '@mui/icons-material/CloseRounded';
import { Photo } from '../../src/components/Photo';
import { PhotoButton } from '../../src/components/PhotoButton';
import { BROKEN_PHOTO, CLEAR_PHOTO, PHOTO } from '../cast';
import type { Entry } from '../story';

export const pictures: Entry[] = [
  {
    component: 'Photo',
    stories: [
      {
        name: 'there',
        isWide: true,
        render: () => <Photo alt="Cars before a screen at dusk" src={PHOTO} />,
      },
      { name: 'on its way', isWide: true, render: () => <Photo alt="A photo" src={CLEAR_PHOTO} /> },
      {
        name: 'on end',
        isWide: true,
        render: () => <Photo alt="Cars before a screen at dusk" shape={4 / 5} src={PHOTO} />,
      },
      { name: 'failed', isWide: true, render: () => <Photo alt="A photo" src={BROKEN_PHOTO} /> },
    ],
  },
  {
    component: 'PhotoButton',
    stories: [
      {
        name: 'usual',
        render: () => (
          <PhotoButton label="Remove photo">
            <CloseRounded />
          </PhotoButton>
        ),
      },
    ],
  },
];
