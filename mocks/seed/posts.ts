import type { PostFilm } from '../rules/records';
import type { SeedPhoto } from './photos';

export interface SeedPost {
  _id: string;
  /** A username. */
  author: string;
  /** The id of the post it replies to. */
  replyTo?: string;
  content: string;
  photo: SeedPhoto | null;
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
    photo: null,
    about: { filmId: 'perfect-days-2023', rating: 4.5, watchedOn: '2026-04-12' },
    createdAt: '2026-04-12T11:48:00Z',
    likedBy: ['reelruth', 'kinokai', 'framebyframe'],
  },
  {
    _id: 'lonely-place',
    author: 'noirnoel',
    content:
      'Watched In a Lonely Place again while it rained on the café window, which is the only honest way to watch it. Everybody remembers Bogart’s temper; what I notice now is how Nicholas Ray keeps Gloria Grahame on the safe side of a door, a banister, a courtyard, and then quietly takes those barriers away one by one. By the last reel there is nothing left between them but a telephone, and the call that would have saved them comes five minutes late. Most noirs punish the guilty. This one looks at an innocent man and says: it makes no difference, she has seen you now. I know of no crueller ending, nor a fairer one.',
    photo: 'photos/rain-window.webp',
    about: { filmId: 'in-a-lonely-place-1950', rating: 5, watchedOn: '2026-05-23', again: true },
    createdAt: '2026-05-23T20:15:00Z',
    likedBy: ['matinee', 'reelruth', 'kinokai', 'framebyframe'],
  },
  {
    _id: 'duel-at-the-drive-in',
    author: 'reelruth',
    content:
      'Showed Duel last night. Ten minutes in, a real lorry came down the coast road with its headlights full on and forty cars sounded their horns at once. Best sound design I have ever had, and I did not pay a penny for it.',
    photo: 'photos/drive-in.webp',
    about: { filmId: 'duel-1971', rating: 4, watchedOn: '2026-06-26', again: true },
    createdAt: '2026-06-27T09:30:00Z',
    likedBy: ['noirnoel', 'matinee'],
  },
  {
    _id: 'porco-by-the-sea',
    author: 'kinokai',
    content:
      'Porco Rosso on a bedsheet, with the real sea behind it.\nThe wind got into the screen just as the planes took off. For a second everything flew.',
    photo: 'photos/open-air.webp',
    about: { filmId: 'porco-rosso-1992', rating: 4.5, watchedOn: '2026-08-09', again: true },
    createdAt: '2026-08-09T22:05:00Z',
    likedBy: ['framebyframe', 'noirnoel', 'matinee'],
  },
  {
    _id: 'playtime-on-seventy',
    author: 'framebyframe',
    content:
      'They put Playtime back on 70 mm at the old picture palace and the queue went round the block. It is the rare comedy that trusts you to find the joke yourself: six are going on in every frame, and Tati never once cuts to tell you where to look. I counted. Then I gave up counting and looked.',
    photo: 'photos/city-premiere.webp',
    about: { filmId: 'playtime-1967', rating: 5, watchedOn: '2026-09-19', again: true },
    createdAt: '2026-09-19T23:10:00Z',
    likedBy: ['kinokai'],
  },
  {
    _id: NEWEST_POST,
    author: 'matinee',
    content:
      'Cinema Paradiso on a print older than I am. Scratches, a missing splice, dust turning in the beam. I would not swap one speck of it for 4K.',
    photo: 'photos/projector-beam.webp',
    about: { filmId: 'cinema-paradiso-1988', rating: 4, watchedOn: '2026-10-24' },
    createdAt: '2026-10-24T16:20:00Z',
    likedBy: ['noirnoel', 'reelruth'],
  },
];
