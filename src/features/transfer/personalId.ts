import { contentId } from '../../lib/contentId';

/**
 * A deterministic id for something that a user imports, so that repeating the import adds nothing. It depends on the
 * user, too: two people who share a browser may import the same file.
 */
export const personalId = (userId: string, named: string): string =>
  contentId(`${userId}\n${named}`);
