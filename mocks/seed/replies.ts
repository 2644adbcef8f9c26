import type { SeedPost } from './posts';

/** The seed's hand-written replies, the oldest first. */
export const REPLIES: readonly SeedPost[] = [
  {
    _id: 'that-telephone',
    author: 'matinee',
    replyTo: 'lonely-place',
    content: 'That telephone. I know when it rings, and I still have to leave the room.',
    photo: null,
    createdAt: '2026-05-24T07:40:00Z',
    likedBy: ['noirnoel'],
  },
  {
    _id: 'one-goat',
    author: 'kinokai',
    replyTo: 'duel-at-the-drive-in',
    content: 'Forty horns! All I have on the island is one goat, and it sleeps through everything.',
    photo: null,
    createdAt: '2026-06-27T12:15:00Z',
    likedBy: ['reelruth', 'matinee'],
  },
  {
    _id: 'bring-the-goat',
    author: 'reelruth',
    replyTo: 'one-goat',
    content: 'Bring the goat, @kinokai. Animals get in free before nine.',
    photo: null,
    createdAt: '2026-06-27T13:02:00Z',
    likedBy: ['kinokai'],
  },
  {
    _id: 'fourth-viewing',
    author: 'noirnoel',
    replyTo: 'playtime-on-seventy',
    content:
      'I found the joke with the chairs on my fourth viewing. There ought to be a club for us.',
    photo: null,
    createdAt: '2026-09-20T10:05:00Z',
    likedBy: [],
  },
];
