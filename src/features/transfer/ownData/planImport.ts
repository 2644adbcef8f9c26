import { PROFILE_FIELDS, type ProfileFields } from '../../../domain/profile';
import type { FileEvening } from '../importCalls';
import type { ExportedPost, OwnData } from './dataFile';
import { filmKey, filmsById, readableRows, type ExportedFilm } from './ownFilms';
import { copiedListId } from './listTasks';
import { FILM_UNKNOWN, planFilms, type FilmsPlan } from './planFilms';
import { planLists, type ListsPlan } from './planLists';
import type { PresentData } from './presentData';

/** What an import has to send, and what it cannot import. */
export interface ImportPlan {
  /** The film data, and why some of it, or some posts' film fields, cannot be imported. */
  filmsPlan: FilmsPlan;
  listsPlan: ListsPlan;
  /** The films of the posts below. */
  postsFilms: ExportedFilm[];
  profile: Partial<ProfileFields>;
  /** The oldest first, and replies after the posts they reply to. */
  posts: ExportedPost[];
  /** All diary entries in the file, those of its posts too. */
  evenings: FileEvening[];
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

/** The id of a post's diary entry on the server. */
const entryOfPost = (postId: string): string => `post.${postId}`;

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

const datedPosts = (posts: readonly ExportedPost[]) =>
  posts.flatMap(({ _id, about }) =>
    about?.watchedOn === undefined ? [] : [{ _id, film: about.film, watchedOn: about.watchedOn }],
  );

/** Posts without the day of an evening that is here already, and not in the file: it would be there twice. */
const withoutKnownEvenings = (
  posts: readonly ExportedPost[],
  file: OwnData,
  present: PresentData,
): ExportedPost[] => {
  const eveningsOf = (data: OwnData, isCounted: (id: string) => boolean) => {
    const films = filmsById(data);
    return [...readableRows(data.diary), ...datedPosts(data.posts)].flatMap((one) => {
      const film = films.get(one.film);
      return film && isCounted(one._id) ? `${one.watchedOn} ${filmKey(film)}` : [];
    });
  };
  const inFile = new Set([...readableRows(file.diary), ...file.posts].map(({ _id }) => _id));
  const here = new Set(eveningsOf(present, (id) => !inFile.has(id)));
  return posts.map((post) => {
    const { about, ...rest } = post;
    if (about === undefined) return post;
    const { watchedOn, ...others } = about;
    const [evening] = eveningsOf({ ...file, diary: [], posts: [post] }, () => true);
    const isHere = watchedOn !== undefined && evening !== undefined && here.has(evening);
    return isHere ? { ...rest, about: others } : post;
  });
};

/** A post about a list, with the list's id here; without the list if that is not here. */
const withListHere = ({ list, ...post }: ExportedPost, { idsHere }: ListsPlan): ExportedPost => {
  const here = list === undefined ? undefined : idsHere.get(list);
  return { ...post, ...(here !== undefined && { list: here }) };
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
  const { posts: planned, orphans } = planPosts(newPosts, everyId);
  const posts = withoutKnownEvenings(planned, file, present);
  const reachable = new Set([...everyId, ...posts.map(({ _id }) => _id)]);
  const isReachable = (id: string) => reachable.has(id);

  const likes = without(file.likes, new Set(present.likes));
  const bookmarks = without(file.bookmarks, new Set(present.bookmarks)).reverse();
  const abouts = posts.flatMap(({ about }) => about ?? []);
  const films = filmsById(file);
  const postsFilms = new Set(abouts.flatMap(({ film }) => films.get(film) ?? []));
  const kept = planFilms(file, present);
  const listsPlan = planLists(file, present, (id) => copiedListId(present.viewerId, id));
  const filmless = abouts.filter(({ film }) => !films.has(film)).map(() => FILM_UNKNOWN);
  return {
    filmsPlan: { ...kept, skipped: [...kept.skipped, ...filmless] },
    listsPlan,
    postsFilms: [...postsFilms],
    profile,
    posts: posts.map((post) => withListHere(post, listsPlan)),
    evenings: [
      ...readableRows(file.diary).map(({ _id, watchedOn }) => ({ _id, watchedOn })),
      ...datedPosts(file.posts).map(({ _id, watchedOn }) => ({ _id: entryOfPost(_id), watchedOn })),
    ],
    likes: likes.filter(isReachable),
    bookmarks: bookmarks.filter(isReachable),
    follows: without(file.follows, new Set([...present.follows, present.profile.username])),
    takenIds: [...filePosts.keys()].filter((id) => everyId.has(id) && !ownIds.has(id)),
    orphans,
    missing: [...likes, ...bookmarks].filter((id) => !isReachable(id)),
  };
};
