import type { Hidden } from '../mocks/session/hidden';
import type { Change } from '../src/domain/backend';

/** What concerns only who did it, and moderators where it is marked so. */
const PRIVATE: ReadonlySet<Change['kind']> = new Set([
  'bookmarked',
  'watchlist',
  'notifications',
  'hidden',
  'moderated',
]);

/** A listener. What those do whom a block hides from them, they do not hear of, nor of new posts by those they mute. */
export interface Hearer extends Pick<Hidden, 'blockedIds' | 'mutedIds'> {
  viewerId: string;
  isModerator: boolean;
}

const isSilenced = (
  { blockedIds, mutedIds }: Hearer,
  { actorId, kind, replyToId }: Change,
): boolean => {
  if (actorId === null) return false;
  const isNewPost = kind === 'created' && replyToId === undefined;
  return blockedIds.has(actorId) || (isNewPost && mutedIds.has(actorId));
};

/** What the hearer may hear of it as a member; null for nothing. */
function heardByMembers(hearer: Hearer, change: Change): Change | null {
  if (isSilenced(hearer, change)) return null;
  const { viewerId } = hearer;
  const { notifiedIds, page, listIds, isModeration: _, ...rest } = change;
  const isOwn = change.actorId === viewerId;
  const isNotified = notifiedIds?.includes(viewerId) ?? false;
  const isPrivate = change.isPrivate ?? false;
  if ((PRIVATE.has(change.kind) || (isPrivate && !isNotified)) && !isOwn) return null;
  return {
    ...rest,
    // Whose list was cloned hears of that, but not of the private clone.
    ...(listIds && (isOwn || !isPrivate) && { listIds }),
    ...(isNotified && { notifiedIds: [viewerId] }),
    ...(isOwn && page !== undefined && { page }),
  };
}

/**
 * The change as somebody may hear of it; null if they may not. Moderators hear that their pages have changed, whomever a
 * block hides from them, and in which page it was done, which has asked again already; nothing else of what is none of
 * their business.
 */
export function heardBy(hearer: Hearer, change: Change): Change | null {
  const heard = heardByMembers(hearer, change);
  if (!hearer.isModerator || !change.isModeration) return heard;
  const { page, revision } = change;
  const bare: Change = { kind: 'moderated', revision, actorId: null, postIds: [], userIds: [] };
  return { ...(heard ?? bare), ...(page !== undefined && { page }), isModeration: true };
}

/**
 * Whether the hearer's session may have ended with a change, or their role or who is hidden from them have changed. They
 * come again, and what they may hear is read again.
 */
export const mayAlter = ({ viewerId }: Hearer, { kind, actorId, userIds }: Change): boolean =>
  (kind === 'account' && actorId === viewerId) || (kind === 'hidden' && userIds.includes(viewerId));
