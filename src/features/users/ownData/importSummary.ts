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

const count = (part: string, number: number): string | string[] => {
  const words = Object.entries(WORDS).find(([name]) => name === part)?.[1];
  if (number === 0 || !words) return [];
  if (part === 'profile') return words[0];
  return `${number} ${words[number === 1 ? 0 : 1]}`;
};

const reasons = (skipped: readonly string[]): string =>
  [...new Set(skipped)]
    .map((reason) => {
      const times = skipped.filter((other) => other === reason).length;
      return `${times} (${reason.replace(/\.$/, '')})`;
    })
    .join(', ');

/** What an import tells its person: what was taken, what was not and why. */
export const describeImport = ({ taken, skipped, stoppedBy }: ImportSummary): string => {
  const parts = Object.entries(taken).flatMap(([part, number]) => count(part, number));
  const imported =
    parts.length === 0 ? 'Nothing new was in the file.' : `Imported: ${parts.join(', ')}.`;
  return [
    ...(stoppedBy === null ? [] : [`The import stopped: ${stoppedBy}`]),
    imported,
    ...(skipped.length === 0 ? [] : [`Skipped: ${reasons(skipped)}.`]),
    ...(stoppedBy === null ? [] : ['Import the file again to go on.']),
  ].join(' ');
};
