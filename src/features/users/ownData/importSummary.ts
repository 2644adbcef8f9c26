import type { OwnData } from './dataFile';

export interface ImportSummary {
  /** How many of each were not here before. */
  taken: Record<keyof OwnData, number>;
  /** For each thing that could not be taken, why. */
  skipped: string[];
  /** Why the import ended before its time, or null. */
  stoppedBy: string | null;
}

const WORDS: Record<keyof OwnData, readonly [one: string, many: string]> = {
  profile: ['your profile', 'your profile'],
  posts: ['post', 'posts'],
  likes: ['like', 'likes'],
  bookmarks: ['bookmark', 'bookmarks'],
  follows: ['follow', 'follows'],
};

const PARTS = ['profile', 'posts', 'likes', 'bookmarks', 'follows'] as const;

const count = (part: keyof OwnData, number: number): string => {
  const [one, many] = WORDS[part];
  if (part === 'profile') return one;
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
};

const reasons = (skipped: readonly string[]): string =>
  [...new Set(skipped)]
    .map((reason) => {
      const times = skipped.filter((other) => other === reason).length;
      return `${times} (${reason.replace(/\.$/, '')})`;
    })
    .join(', ');

/** What an import reports: what was taken, what was not and why. */
export const describeImport = ({ taken, skipped, stoppedBy }: ImportSummary): string => {
  const parts = PARTS.filter((part) => taken[part] > 0).map((part) => count(part, taken[part]));
  const imported =
    parts.length === 0 ? 'Nothing new was in the file.' : `Imported: ${parts.join(', ')}.`;
  return [
    ...(stoppedBy === null ? [] : [`The import stopped: ${stoppedBy}`]),
    imported,
    ...(skipped.length === 0 ? [] : [`Skipped: ${reasons(skipped)}.`]),
    ...(stoppedBy === null ? [] : ['Import the file again to go on.']),
  ].join(' ');
};
