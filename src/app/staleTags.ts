import type { api } from '../api/service';
import type { Change } from '../domain/backend';
import { selectSessionUser } from '../features/auth/authSlice';
import { filmTag } from '../features/films/filmTags';
import { listTag } from '../features/lists/listTags';
import { notificationsOf } from '../features/notifications/notificationsApi';
import { HIDDEN_TAGS } from '../features/users/hidden/hiddenTags';
import { namesOf, personFilmsTag, userTag } from '../features/users/usersApi';
import type { RootState } from './hooks';

interface Received extends Change {
  viewerId: string;
  /** Whether the viewer made the change, in another tab. */
  isOwn: boolean;
  /** The usernames under which the actor's data is cached. */
  actorNames: string[];
}

type Tag = Parameters<typeof api.util.invalidateTags>[0][number];
type Stale = (change: Received) => Tag[];

const NOTIFICATIONS: Tag[] = ['Notifications', 'Unread'];

/** The actor's page, with the count of their posts. */
const actor: Stale = ({ actorId }) => (actorId === null ? [] : [userTag(actorId)]);
const people: Stale = ({ userIds }) => userIds.map(userTag);
const ownSuggestions: Stale = ({ isOwn }) => (isOwn ? ['Suggestions'] : []);
const whatIsHidden: Stale = ({ isOwn }) => (isOwn ? [...HIDDEN_TAGS, 'Post'] : []);
const ownBookmarks: Stale = ({ isOwn }) => (isOwn ? ['Bookmarks'] : []);
/** The actor's diary, watched films, watchlist and years. */
const actorsFilms: Stale = ({ actorNames }) => actorNames.map(personFilmsTag);
const everyFilm: Stale = () => ['Film'];
/** Whose diaries, watched films and watchlists had a merged film is not told. */
const everybodysFilms: Stale = () => ['Films', 'PersonFilms', 'TalkedAbout'];
const films: Stale = (change) =>
  change.filmIds?.length ? [...change.filmIds.map(filmTag), ...actorsFilms(change)] : [];
const talkedAbout: Stale = ({ filmIds }) => (filmIds?.length ? ['TalkedAbout'] : []);
const notified: Stale = ({ notifiedIds, viewerId }) =>
  notifiedIds?.includes(viewerId) ? NOTIFICATIONS : [];
const lists: Stale = ({ listIds = [] }) => listIds.map(listTag);
const listsOfLists: Stale = () => ['Lists'];
/** A sign-up may have used one: only who may invite has asked for any. */
const invitations: Stale = () => ['Invitations'];
const notificationsOfThem: Stale = ({ userIds }) => userIds.map(notificationsOf);

/** A post that came or went. */
const post = [actor, films, talkedAbout, notified];

/**
 * Which cached answers a change makes stale that was not made in this tab. Listeners do only what tags cannot: a feed
 * offers new posts, since a refetch would move what is being read.
 */
const STALE: Record<Change['kind'], readonly Stale[]> = {
  created: post,
  edited: [films, talkedAbout, notified],
  deleted: post,
  restored: post,
  liked: [notified],
  bookmarked: [ownBookmarks],
  followed: [people, ownSuggestions, notified],
  profile: [people, notificationsOfThem],
  account: [people, notificationsOfThem],
  signedUp: [invitations],
  reset: [],
  filmAdded: [films],
  filmMerged: [everyFilm, everybodysFilms, people, lists, listsOfLists],
  watched: [films],
  watchlist: [films],
  loved: [films],
  rated: [films],
  diary: [films],
  imported: [everyFilm, actorsFilms],
  notifications: [notified],
  list: [notified, lists, listsOfLists],
  listLiked: [notified, lists],
  hidden: [whatIsHidden],
  invitations: [invitations],
  moderated: [],
};

/** What a change makes stale for the viewer. */
export const staleTags = (change: Change, state: RootState): Tag[] => {
  const viewer = selectSessionUser(state);
  const { actorId, isModeration, kind } = change;
  if (!viewer) return [];
  const isOwn = actorId === viewer._id;
  const actorNames = actorId === null ? [] : namesOf(state, actorId);
  const received: Received = { ...change, viewerId: viewer._id, isOwn, actorNames };
  const tags = STALE[kind].flatMap((stale) => stale(received));
  return isModeration ? [...tags, 'Moderation'] : tags;
};
