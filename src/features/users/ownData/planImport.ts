import { PROFILE_FIELDS, type ProfileFields } from '../../../domain/profile';
import type { ExportedPost, OwnData } from './dataFile';
import type { KeptFilm } from './ownFilms';
import { FILM_UNKNOWN, filmsById, planFilms, type FilmsPlan } from './planFilms';
import type { PresentData } from './presentData';

/** What an import has to do, and what it cannot. */
export interface ImportPlan {
  /** What is kept of films, and why some of it, or of what posts say of theirs, cannot be taken. */
  kept: FilmsPlan;
  /** The films that the posts below are about. */
  postsFilms: KeptFilm[];
  profile: Partial<ProfileFields>;
  /** The oldest first, and replies after what they answer. */
  posts: ExportedPost[];
  likes: string[];
  /** The oldest bookmark first, so that the newest is again the last one made. */
  bookmarks: string[];
  /** Usernames. */
  follows: string[];
  /** Posts whose ids belong to somebody else's posts here. */
  takenIds: string[];
  /** Replies to posts that are not here. */
  orphans: string[];
  /** Likes and bookmarks of posts that are not here. */
  missing: string[];
}

const without = (ids: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(ids)].filter((id) => !known.has(id));

/** Of posts that are not here those that can come: a reply needs what it answers, here or before it in the file. */
const planPosts = (news: readonly ExportedPost[], everyId: ReadonlySet<string>) => {
  const reachable = new Set(everyId);
  const posts: ExportedPost[] = [];
  const orphans: string[] = [];
  for (const post of news) {
    if (post.replyTo === undefined || reachable.has(post.replyTo)) {
      posts.push(post);
      reachable.add(post._id);
    } else orphans.push(post._id);
  }
  return { posts, orphans };
};

/** What of a file is not here yet. Of a file that was imported before, that is nothing. */
export const planImport = (file: OwnData, present: PresentData): ImportPlan => {
  const profile: Partial<ProfileFields> = {};
  for (const field of PROFILE_FIELDS) {
    const said = file.profile[field];
    if (said !== undefined && said !== present.profile[field]) profile[field] = said;
  }

  const everyId = new Set(present.everyPostId);
  const ownIds = new Set(present.posts.map(({ _id }) => _id));
  const wanted = new Map(file.posts.map((post) => [post._id, post]));
  const news = [...wanted.values()].filter(({ _id }) => !everyId.has(_id));
  const { posts, orphans } = planPosts(news, everyId);
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
    kept: { ...kept, skipped: [...kept.skipped, ...filmless] },
    postsFilms: [...postsFilms],
    profile,
    posts,
    likes: likes.filter(isReachable),
    bookmarks: bookmarks.filter(isReachable),
    follows: without(file.follows, new Set([...present.follows, present.profile.username])),
    takenIds: [...wanted.keys()].filter((id) => everyId.has(id) && !ownIds.has(id)),
    orphans,
    missing: [...likes, ...bookmarks].filter((id) => !isReachable(id)),
  };
};
