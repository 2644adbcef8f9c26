import type { PostFilm } from '../rules/records';
import type { SeedPhoto } from './photos';

/** Its dates are written for a visit on `WRITTEN_FOR`. */
export interface SeedPost {
  _id: string;
  /** A username. */
  author: string;
  /** The id of the post it replies to. */
  replyTo?: string;
  content: string;
  photos: readonly SeedPhoto[];
  about?: Omit<PostFilm, 'ratedSeq'>;
  createdAt: string;
  /** Usernames in the order they liked it. */
  likedBy: readonly string[];
}

/** The newest post in every seed. */
export const NEWEST_POST = 'dust-in-the-beam';

/** The guest's post that receives generated replies. */
export const REPLIED_POST = 'first-showing';

export const POSTS: readonly SeedPost[] = [
  {
    _id: REPLIED_POST,
    author: 'matinee',
    content:
      'Perfect Days at ten in the morning, four of us in the whole room. Nothing happens and I have thought about nothing else since. When the lights came up nobody moved, so we sat there like colleagues.',
    photos: [],
    about: { filmId: 'perfect-days-2023', rating: 4.5, watchedOn: '2026-10-06' },
    createdAt: '2026-10-06T11:48:00Z',
    likedBy: ['reelruth', 'kinokai', 'framebyframe'],
  },
  {
    _id: 'lonely-place',
    author: 'noirnoel',
    content:
      'Watched In a Lonely Place again while it rained on the café window, which is the only honest way to watch it. Everybody remembers Bogart’s temper; what I notice now is how Nicholas Ray keeps Gloria Grahame on the safe side of a door, a banister, a courtyard, and then quietly takes those barriers away one by one, until there is hardly anything left between them but a telephone. Most noirs want to know who did it. This one asks something worse: if you loved him, would you want to know? I have put that question to a whole table of friends, and not one of them finished their coffee.',
    photos: ['photos/rain-window.webp'],
    about: { filmId: 'in-a-lonely-place-1950', rating: 5, watchedOn: '2026-10-13', again: true },
    createdAt: '2026-10-13T20:15:00Z',
    likedBy: ['matinee', 'reelruth', 'kinokai', 'framebyframe'],
  },
  {
    _id: 'duel-at-the-drive-in',
    author: 'reelruth',
    content:
      'Showed Duel last night. Ten minutes in, a real lorry came down the coast road with its headlights full on and forty cars sounded their horns at once. Best sound design I have ever had, and I did not pay a penny for it.',
    photos: ['photos/drive-in.webp'],
    about: { filmId: 'duel-1971', rating: 4, watchedOn: '2026-10-17', again: true },
    createdAt: '2026-10-18T09:30:00Z',
    likedBy: ['noirnoel', 'matinee'],
  },
  {
    _id: 'porco-by-the-sea',
    author: 'kinokai',
    content:
      'Porco Rosso on a bedsheet, with the real sea behind it.\nThe wind got into the screen just as the planes took off. For a second everything flew.\nThen the night above the clouds, where he sees what becomes of lost pilots: that long white river of planes, and not a sound on the beach. Somebody’s grandfather took off his hat.',
    photos: ['photos/open-air.webp'],
    about: {
      filmId: 'porco-rosso-1992',
      rating: 4.5,
      watchedOn: '2026-10-20',
      again: true,
      spoilers: true,
    },
    createdAt: '2026-10-20T22:05:00Z',
    likedBy: ['framebyframe', 'noirnoel', 'matinee'],
  },
  {
    _id: 'playtime-on-seventy',
    author: 'framebyframe',
    content:
      'They put Playtime back on 70 mm at the old picture palace and the queue went round the block. It is the rare comedy that trusts you to find the joke yourself: six are going on in every frame, and Tati never once cuts to tell you where to look. I counted. Then I gave up counting and looked.',
    photos: [
      'photos/city-premiere.webp',
      'photos/marquee.webp',
      'photos/red-carpet.webp',
      'photos/red-seats.webp',
    ],
    about: { filmId: 'playtime-1967', rating: 5, watchedOn: '2026-10-22', again: true },
    createdAt: '2026-10-22T23:10:00Z',
    likedBy: ['kinokai'],
  },
  {
    _id: NEWEST_POST,
    author: 'matinee',
    content:
      'Cinema Paradiso on a print older than I am. Scratches, a missing splice, dust turning in the beam. I would not swap one speck of it for 4K.',
    photos: ['photos/projector-beam.webp'],
    about: { filmId: 'cinema-paradiso-1988', rating: 4, watchedOn: '2026-10-24' },
    createdAt: '2026-10-24T21:40:00Z',
    likedBy: ['noirnoel', 'reelruth'],
  },
];
