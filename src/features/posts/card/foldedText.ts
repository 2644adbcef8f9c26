/** Longer texts are folded in a feed: characters, and lines of the writer's own. */
const LONG = { characters: 700, lines: 12 };

/** How many lines of a folded text are in sight. */
export const FOLDED_LINES = 8;

/** Whether a text takes so much of a feed that its reader is asked first. */
export const isLongText = (text: string): boolean =>
  text.length > LONG.characters || text.split('\n').length > LONG.lines;
