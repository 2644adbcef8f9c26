import { GUEST } from '../../src/domain/demoAccounts';
import type { ProfileFields } from '../../src/domain/profile';

/** A seed user; omitted fields are blank. */
export interface SeedPerson extends Partial<ProfileFields> {
  username: string;
  /** Relative to the app's base path. */
  avatar: string;
  createdAt: string;
  /** Usernames in the order they were followed. */
  follows: readonly string[];
  /** Ids of films. */
  favourites?: readonly string[];
  /** Ids of posts in the order they were bookmarked. */
  bookmarks: readonly string[];
}

/** A seed user with a login. */
export interface SeedAccount extends SeedPerson {
  passwordHash: string;
}

/** `passwordHash` is scrypt at the app's own cost. */
export const PEOPLE: readonly SeedAccount[] = [
  {
    username: GUEST.username,
    firstName: 'Mina',
    lastName: 'Okafor',
    bio: 'Always at the first showing of the day, always row F. I keep the ticket stubs and a list of every film I have cried at.',
    website: 'https://rowf.example',
    avatar: 'avatars/matinee.svg',
    createdAt: '2026-03-02T10:12:00Z',
    passwordHash:
      'scrypt$16384$8$1$94e51a62db8b68cf48113545e0cd7fc2$4df36ff190f4760f1f115d46f5af4b5004a609355fbc67dcd31b787f9bed4502',
    favourites: [
      'cinema-paradiso-1988',
      'perfect-days-2023',
      'in-the-mood-for-love-2000',
      'brief-encounter-1945',
    ],
    follows: ['reelruth', 'noirnoel'],
    bookmarks: ['playtime-on-seventy', 'lonely-place'],
  },
  {
    username: 'reelruth',
    firstName: 'Ruth',
    lastName: 'Almeida',
    bio: 'I run the drive-in my grandfather built. Car films, road films, films to eat chips to.',
    website: 'https://starlite-drive-in.example',
    avatar: 'avatars/reelruth.svg',
    createdAt: '2026-03-05T18:40:00Z',
    passwordHash:
      'scrypt$16384$8$1$39f9902a6ce5c5a943fed84dfb2ea998$90a4d570735cb2668f25bab247a298885e6a8e75e92501f672e2c2b2d12e9809',
    favourites: [
      'duel-1971',
      'american-graffiti-1973',
      'paris-texas-1984',
      'two-lane-blacktop-1971',
    ],
    follows: ['matinee', 'framebyframe', 'noirnoel'],
    bookmarks: ['lonely-place'],
  },
  {
    username: 'noirnoel',
    firstName: 'Noël',
    lastName: 'Brandt',
    bio: 'Rain, hats, bad decisions. Writing a book about doorways in film noir, one doorway at a time.',
    avatar: 'avatars/noirnoel.svg',
    createdAt: '2026-03-11T21:05:00Z',
    passwordHash:
      'scrypt$16384$8$1$41ec3285eb8edcc5ce7502ef790f2a30$d634b1d9384deade1a70e38fc6e5159a7dc0d6fe3846c84d59ebb8e4013a3d1c',
    favourites: [
      'in-a-lonely-place-1950',
      'out-of-the-past-1947',
      'double-indemnity-1944',
      'the-third-man-1949',
    ],
    follows: ['reelruth', 'kinokai'],
    bookmarks: ['duel-at-the-drive-in', 'first-showing'],
  },
  {
    username: 'kinokai',
    firstName: 'Kai',
    lastName: 'Lindqvist',
    bio: 'Projectionist in summer, librarian in winter. Animation is cinema.',
    website: 'https://kai-on-the-quay.example',
    avatar: 'avatars/kinokai.svg',
    createdAt: '2026-03-19T08:30:00Z',
    passwordHash:
      'scrypt$16384$8$1$787f5827f29e9f5cb70ebe597a2e4d6f$6c4bf9ea67ca993ef3ec9e278dc2413914b2f1ab6cd8ba559ff6b0403bf28786',
    favourites: [
      'porco-rosso-1992',
      'my-neighbor-totoro-1988',
      'fantastic-planet-1973',
      'spirited-away-2001',
    ],
    follows: ['noirnoel', 'framebyframe'],
    bookmarks: [],
  },
  {
    username: 'framebyframe',
    firstName: 'Priya',
    lastName: 'Raman',
    bio: 'Film editor. I count cuts for a living and then again for fun.',
    website: 'https://framebyframe.example',
    avatar: 'avatars/framebyframe.svg',
    createdAt: '2026-03-28T14:22:00Z',
    passwordHash:
      'scrypt$16384$8$1$9791e57820a4cdb8015568da5b467b3b$98b9e33fb58fb459228e2e749d94f19ff7d479f9a72015ad876b9456366c2892',
    favourites: [
      'playtime-1967',
      'man-with-a-movie-camera-1929',
      'rear-window-1954',
      'sherlock-jr-1924',
    ],
    follows: ['kinokai', 'matinee'],
    bookmarks: ['porco-by-the-sea'],
  },
];
