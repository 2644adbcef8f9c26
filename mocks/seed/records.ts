import type {
  BookmarkRecord,
  CredentialRecord,
  FollowRecord,
  PhotoRecord,
  PostRecord,
  ReactionRecord,
  UserRecord,
} from '../rules/records';
import { timestamp } from '../rules/timestamp';
import { usernameKey } from '../rules/users';
import type { SeedPerson } from './people';
import { PHOTO_ALTS } from './photos';
import type { SeedPost } from './posts';

export interface SeedRecords {
  users: UserRecord[];
  credentials: CredentialRecord[];
  posts: PostRecord[];
  photos: PhotoRecord[];
  reactions: ReactionRecord[];
  bookmarks: BookmarkRecord[];
  follows: FollowRecord[];
  /** The last sequence number used. */
  sequence: number;
}

/** A sample person's id, the same after every reset. */
const idOf = (username: string): string => `user-${username}`;

/** The sample as the stores hold it. Posts get their sequence in the order given: the oldest must come first. */
export function seedRecords(
  people: readonly SeedPerson[],
  samples: readonly SeedPost[],
  now: Date,
): SeedRecords {
  let sequence = 0;
  const nextSeq = (): number => (sequence += 1);
  const updatedAt = timestamp(now);

  const users = people.map(
    ({ username, firstName, lastName, avatar, bio, website, createdAt }) => ({
      _id: idOf(username),
      username,
      usernameKey: usernameKey(username),
      firstName,
      lastName,
      avatar,
      bio,
      website,
      seq: nextSeq(),
      createdAt,
      updatedAt,
    }),
  );
  const posts = samples.map(({ _id, author, content, photo, createdAt, likedBy }) => ({
    _id,
    authorId: idOf(author),
    content,
    hasPhoto: photo !== null,
    ...(photo && { alt: PHOTO_ALTS[photo] }),
    likeCount: likedBy.length,
    seq: nextSeq(),
    createdAt,
    updatedAt,
  }));
  const postsById = new Map(posts.map((post) => [post._id, post]));
  return {
    users,
    posts,
    credentials: people.map(({ username, passwordHash }) => ({
      userId: idOf(username),
      hash: passwordHash,
    })),
    photos: samples.flatMap(({ _id, photo }) => (photo ? [{ postId: _id, url: photo }] : [])),
    reactions: samples.flatMap(({ _id, likedBy }) =>
      likedBy.map((username) => ({
        postId: _id,
        userId: idOf(username),
        kind: 'like' as const,
        seq: nextSeq(),
      })),
    ),
    bookmarks: people.flatMap(({ username, bookmarks }) =>
      bookmarks.flatMap((postId) => {
        const post = postsById.get(postId);
        if (!post) return [];
        const { seq: postSeq, likeCount } = post;
        return [{ userId: idOf(username), postId, seq: nextSeq(), postSeq, likeCount }];
      }),
    ),
    follows: people.flatMap(({ username, follows }) =>
      follows.map((followee) => ({
        followerId: idOf(username),
        followeeId: idOf(followee),
        seq: nextSeq(),
      })),
    ),
    get sequence() {
      return sequence;
    },
  };
}
