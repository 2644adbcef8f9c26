import { PROFILE_FIELDS, type ProfileFields } from '../../../domain/profile';
import type { ExportedPost, OwnData } from './dataFile';
import type { ExportedFilm } from './ownFilms';
import { FILM_UNKNOWN, filmsById, planFilms, type FilmsPlan } from './planFilms';
import type { PresentData } from './presentData';

/** What an import has to send, and what it cannot import. */
export interface ImportPlan {
  /** The film data, and why some of it, or some posts' film fields, cannot be imported. */
  filmsPlan: FilmsPlan;
  /** The films of the posts below. */
  postsFilms: ExportedFilm[];
  profile: Partial<ProfileFields>;
  /** The oldest first, and replies after the posts they reply to. */
  posts: ExportedPost[];
  likes: string[];
  /** The oldest bookmark first, so that the newest is again added last. */
  bookmarks: string[];
  /** Usernames. */
  follows: string[];
  /** Ids that belong to another user's posts here. */
  takenIds: string[];
  /** Replies to posts that do not exist here. */
  orphans: string[];
  /** Likes and bookmarks of posts that do not exist here. */
  missing: string[];
}

const without = (ids: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(ids)].filter((id) => !known.has(id));

/** Separates the new posts that can be created from orphans: a reply needs its parent, here or earlier in the file. */
const planPosts = (newPosts: readonly ExportedPost[], everyId: ReadonlySet<string>) => {
  const reachable = new Set(everyId);
  const posts: ExportedPost[] = [];
  const orphans: string[] = [];
  for (const post of newPosts) {
    if (post.replyTo === undefined || reachable.has(post.replyTo)) {
      posts.push(post);
      reachable.add(post._id);
    } else orphans.push(post._id);
  }
  return { posts, orphans };
};

/** Plans what a file adds to the account: nothing if the file was imported before. */
export const planImport = (file: OwnData, present: PresentData): ImportPlan => {
  const profile: Partial<ProfileFields> = {};
  for (const field of PROFILE_FIELDS) {
    const value = file.profile[field];
    if (value !== undefined && value !== present.profile[field]) profile[field] = value;
  }

  const everyId = new Set(present.everyPostId);
  const ownIds = new Set(present.posts.map(({ _id }) => _id));
  const filePosts = new Map(file.posts.map((post) => [post._id, post]));
  const newPosts = [...filePosts.values()].filter(({ _id }) => !everyId.has(_id));
  const { posts, orphans } = planPosts(newPosts, everyId);
  const reachable = new Set([...everyId, ...posts.map(({ _id }) => _id)]);
  const isReachable = (id: string) => reachable.has(id);

  const likes = without(file.likes, new Set(present.likes));
  const bookmarks = without(file.bookmarks, new Set(present.bookmarks)).reverse();
  const abouts = posts.flatMap(({ about }) => about ?? []);
  const films = filmsById(file);
  const postsFilms = new Set(abouts.flatMap(({ film }) => films.get(film) ?? []));
  const kept = planFilms(file, present);
  const filmless = abouts.filter(({ film }) => !films.has(film)).map(() => FILM_UNKNOWN);
  return {
    filmsPlan: { ...kept, skipped: [...kept.skipped, ...filmless] },
    postsFilms: [...postsFilms],
    profile,
    posts,
    likes: likes.filter(isReachable),
    bookmarks: bookmarks.filter(isReachable),
    follows: without(file.follows, new Set([...present.follows, present.profile.username])),
    takenIds: [...filePosts.keys()].filter((id) => everyId.has(id) && !ownIds.has(id)),
    orphans,
    missing: [...likes, ...bookmarks].filter((id) => !isReachable(id)),
  };
};
