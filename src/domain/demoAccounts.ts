/** The account behind Guest Mode; the README lists the other four. */
export const GUEST = { username: 'matinee', password: 'popcorn-and-rain' } as const;
