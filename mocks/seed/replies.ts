import type { SeedPost } from './posts';

/** The seed's hand-written replies, the oldest first. */
export const REPLIES: readonly SeedPost[] = [
  {
    _id: 'that-telephone',
    author: 'matinee',
    replyTo: 'lonely-place',
    content: 'That telephone. I know when it rings, and I still have to leave the room.',
    photos: [],
    createdAt: '2026-10-14T07:40:00Z',
    likedBy: ['noirnoel'],
  },
  {
    _id: 'one-goat',
    author: 'kinokai',
    replyTo: 'duel-at-the-drive-in',
    content: 'Forty horns! All I have on the island is one goat, and it sleeps through everything.',
    photos: [],
    createdAt: '2026-10-18T12:15:00Z',
    likedBy: ['reelruth', 'matinee'],
  },
  {
    _id: 'bring-the-goat',
    author: 'reelruth',
    replyTo: 'one-goat',
    content: 'Bring the goat, @kinokai. Animals get in free before nine.',
    photos: [],
    createdAt: '2026-10-18T13:02:00Z',
    likedBy: ['kinokai'],
  },
  {
    _id: 'two-frames-later',
    author: 'framebyframe',
    replyTo: 'duel-at-the-drive-in',
    content:
      'On my timeline that lorry would have come two frames later. Then I would have heard your forty horns and put it back.',
    photos: [],
    createdAt: '2026-10-18T16:20:00Z',
    likedBy: ['reelruth'],
  },
  {
    _id: 'never-a-face',
    author: 'noirnoel',
    replyTo: 'duel-at-the-drive-in',
    content:
      'A pair of boots, an arm out of the window, never a face. The best villain noir never had, and he is in broad daylight.',
    photos: [],
    createdAt: '2026-10-18T19:45:00Z',
    likedBy: ['reelruth', 'framebyframe'],
  },
  {
    _id: 'fourth-viewing',
    author: 'noirnoel',
    replyTo: 'playtime-on-seventy',
    content:
      'I found the joke with the chairs on my fourth viewing. There ought to be a club for us.',
    photos: [],
    createdAt: '2026-10-23T10:05:00Z',
    likedBy: [],
  },
];
