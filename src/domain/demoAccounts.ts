/** The account behind Guest Mode. */
export const GUEST = { username: 'matinee', password: 'popcorn-and-rain' } as const;

/** The seed accounts' passwords by username, for trying the app. The backend stores only hashes. */
export const SEED_PASSWORDS: Readonly<Record<string, string>> = {
  [GUEST.username]: GUEST.password,
  reelruth: 'double-feature-71',
  noirnoel: 'venetian-blinds-46',
  kinokai: 'midnight-sun-reel',
  framebyframe: 'twenty-four-a-second',
};
