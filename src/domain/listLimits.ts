/** Like `LIMITS`, in a file of its own because no feed needs them. Sizes are in graphemes unless a name says otherwise. */
export const LIST_LIMITS = {
  title: 100,
  /** As long as the note about a whole list may be. */
  description: 2_000,
  /** The note on one film. */
  note: 500,
  /** The number of films on a list. */
  films: 1_000,
  /** How many of its first films represent a list in a list of lists and in a post. */
  posters: 5,
} as const;
