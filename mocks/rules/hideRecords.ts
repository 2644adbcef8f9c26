import type { Sequence } from './records';

/** Somebody blocked or muted somebody else. */
export interface HideRecord {
  userId: string;
  kind: 'block' | 'mute';
  hiddenId: string;
  seq: Sequence;
}

/** The words of posts that somebody would rather not see, as they wrote them. */
export interface HiddenWordsRecord {
  userId: string;
  words: readonly string[];
}
