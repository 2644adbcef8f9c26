import type { PartName } from './importTasks';

export interface ImportSummary {
  /** How many of each part were added; a missing part means none. */
  imported: Partial<Record<PartName, number>>;
  /** The reason for each item that could not be imported. */
  skipped: string[];
  /** Why the import was interrupted, or null. */
  stoppedBy: string | null;
}

const WORDS: Record<PartName, readonly [one: string, many: string]> = {
  profile: ['your profile', 'your profile'],
  posts: ['post', 'posts'],
  likes: ['like', 'likes'],
  bookmarks: ['bookmark', 'bookmarks'],
  follows: ['follow', 'follows'],
  films: ['new film', 'new films'],
  diary: ['diary entry', 'diary entries'],
  watched: ['film watched or rated', 'films watched or rated'],
  watchlist: ['film to watch', 'films to watch'],
  loved: ['loved film', 'loved films'],
  lists: ['list', 'lists'],
  likedLists: ['liked list', 'liked lists'],
  favourites: ['your favourites', 'your favourites'],
};

const PARTS = [
  'profile',
  'posts',
  'likes',
  'bookmarks',
  'follows',
  'films',
  'diary',
  'watched',
  'watchlist',
  'loved',
  'lists',
  'likedLists',
  'favourites',
] as const;

const count = (part: PartName, number: number): string => {
  const [one, many] = WORDS[part];
  if (part === 'profile' || part === 'favourites') return one;
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
};

const reasons = (skipped: readonly string[]): string =>
  [...new Set(skipped)]
    .map((reason) => {
      const times = skipped.filter((other) => other === reason).length;
      return `${times} (${reason.replace(/\.$/, '')})`;
    })
    .join(', ');

/** The text that reports what was imported, what was skipped and why. */
export const describeImport = ({ imported, skipped, stoppedBy }: ImportSummary): string => {
  const parts = PARTS.flatMap((part) => {
    const number = imported[part] ?? 0;
    return number > 0 ? count(part, number) : [];
  });
  const importedText =
    parts.length === 0 ? 'There was nothing new in the file.' : `Imported: ${parts.join(', ')}.`;
  return [
    ...(stoppedBy === null ? [] : [`The import was interrupted: ${stoppedBy}`]),
    importedText,
    ...(skipped.length === 0 ? [] : [`Skipped: ${reasons(skipped)}.`]),
    ...(stoppedBy === null ? [] : ['Import the file again to continue.']),
  ].join(' ');
};
