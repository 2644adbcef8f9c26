import type { Post, User } from '../../../domain/entities';
import { pictureFields } from '../../../domain/postPictures';
import type { OutgoingPost } from '../drafts/draftState';
import { aboutFilm, describedPictures } from '../drafts/draftRules';
import { summaryOf } from '../../../lib/people';

/** A post that is being sent, as it will be once the server has it. */
export const expectedPost = (outgoing: OutgoingPost, author: User): Post => ({
  _id: outgoing._id,
  ...(outgoing.replyTo && { replyTo: outgoing.replyTo }),
  content: outgoing.content,
  ...pictureFields(describedPictures(outgoing)),
  ...aboutFilm(outgoing),
  username: author.username,
  author: summaryOf(author),
  likes: { likeCount: 0, likedBy: [], dislikedBy: [] },
  replyCount: 0,
  // Who of those it names is there, its answer will say.
  mentions: [],
  createdAt: outgoing.submittedAt,
  updatedAt: outgoing.submittedAt,
});
