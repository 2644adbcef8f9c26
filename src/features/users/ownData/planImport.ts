import { PROFILE_FIELDS, type ProfileFields } from '../../../domain/profile';
import type { ExportedPost, OwnData } from './dataFile';
import type { KeptFilm } from './ownFilms';
import { planFilms, type FilmsPlan } from './planFilms';
import type { PresentData } from './presentData';

/** What an import has to do, and what it cannot. */
export interface ImportPlan {
  /** What is kept of films, and the films that the posts below are about. */
  kept: FilmsPlan;
  postsFilms: KeptFilm[];
  profile: Partial<ProfileFields>;
  /** The oldest first. */
  posts: ExportedPost[];
  likes: string[];
  /** The oldest bookmark first, so that the newest is again the last one made. */
  bookmarks: string[];
  /** Usernames. */
  follows: string[];
  /** Posts whose ids belong to somebody else's posts here. */
  takenIds: string[];
  /** Likes and bookmarks of posts that are not here. */
  missing: string[];
}

const without = (ids: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(ids)].filter((id) => !known.has(id));

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
  const posts = [...wanted.values()].filter(({ _id }) => !everyId.has(_id));
  const reachable = new Set([...everyId, ...posts.map(({ _id }) => _id)]);
  const isReachable = (id: string) => reachable.has(id);

  const likes = without(file.likes, new Set(present.likes));
  const bookmarks = without(file.bookmarks, new Set(present.bookmarks)).reverse();
  const about = new Set(posts.map(({ film }) => film));
  return {
    kept: planFilms(file, present),
    postsFilms: file.films.filter(({ _id }) => about.has(_id)),
    profile,
    posts,
    likes: likes.filter(isReachable),
    bookmarks: bookmarks.filter(isReachable),
    follows: without(file.follows, new Set([...present.follows, present.profile.username])),
    takenIds: [...wanted.keys()].filter((id) => everyId.has(id) && !ownIds.has(id)),
    missing: [...likes, ...bookmarks].filter((id) => !isReachable(id)),
  };
};
