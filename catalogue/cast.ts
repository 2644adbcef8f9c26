import type { User } from '../src/domain/entities';
import { aPerson, aUser } from '../src/testing/builders';

/** The people in the stories. Ana is signed in, unless a story says otherwise. */
export const ANA: User = aUser({
  avatar: '/avatars/matinee.svg',
  bio: 'Row F, seat 12. I keep the ticket stubs. My list: https://rowf.example/films',
  website: 'https://rowf.example',
});

export const RUTH: User = aUser({
  _id: 'ruth',
  firstName: 'Ruth',
  lastName: 'Almeida',
  username: 'reelruth',
  avatar: '/avatars/reelruth.svg',
  bio: 'I run the drive-in my grandfather built. @noirnoel, come by.',
});

export const NOEL: User = aUser({
  _id: 'noel',
  firstName: 'Noël',
  lastName: 'Brandt',
  username: 'noirnoel',
  avatar: '/avatars/noirnoel.svg',
});

export const KAI: User = aUser({
  _id: 'kai',
  firstName: 'Kai',
  lastName: 'Lindqvist',
  username: 'kinokai',
  avatar: '/avatars/kinokai.svg',
});

/** Ana, following Ruth. */
export const FOLLOWING_ANA: User = { ...ANA, following: [RUTH], followers: [NOEL, KAI] };

export const LONG_NAME = aPerson({
  _id: 'long',
  firstName: 'Maximiliana-Theodora',
  lastName: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  username: 'maximiliana.theodora.hohenlohe',
});

export const PHOTO = '/photos/drive-in.webp';
/** A picture that no browser can decode. */
export const BROKEN_PHOTO = 'data:image/png;base64,AAAA';
/** A transparent pixel, which looks like a photo that is still loading. */
export const CLEAR_PHOTO =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const LONG_TEXT = Array.from(
  { length: 14 },
  (_, index) => `Reel ${index + 1}: the rain has not stopped, and nobody in the hall has moved.`,
).join('\n');

export const nothing = (): void => undefined;
