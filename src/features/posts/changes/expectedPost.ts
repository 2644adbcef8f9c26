import type { Post, User } from '../../../domain/entities';
import type { OutgoingPost } from '../../drafts/draftRecord';
import { writtenFields } from '../../drafts/postDraftRules';
import { summaryOf } from '../../../lib/people';

/** An outgoing post as the server is expected to answer it. */
export const expectedPost = (outgoing: OutgoingPost, author: User): Post => ({
  _id: outgoing._id,
  ...(outgoing.replyTo && { replyTo: outgoing.replyTo }),
  ...writtenFields(outgoing),
  username: author.username,
  author: summaryOf(author),
  likes: { likeCount: 0, likedBy: [], dislikedBy: [] },
  replyCount: 0,
  // Only the server knows which of the mentioned users exist.
  mentions: [],
  createdAt: outgoing.submittedAt,
  updatedAt: outgoing.submittedAt,
});
