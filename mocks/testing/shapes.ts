import * as v from 'valibot';
import { NewTokenAnswerSchema, RenamedAnswerSchema } from '../../src/domain/account';
import {
  BookmarksAnswerSchema,
  EmptyAnswerSchema,
  FeedPageAnswerSchema,
  FollowAnswerSchema,
  LoginAnswerSchema,
  PeopleAnswerSchema,
  PostAnswerSchema,
  PostsAnswerSchema,
  SignupAnswerSchema,
  UserAnswerSchema,
  UsersAnswerSchema,
} from '../../src/domain/answers';
import { HiddenAnswerSchema, HiddenIdsAnswerSchema } from '../../src/domain/hidden';
import { ErrorsBodySchema, FailureBodySchema } from '../../src/domain/errors';
import {
  AllTimeAnswerSchema,
  DiaryAnswerSchema,
  DirectorAnswerSchema,
  EntryAnswerSchema,
  FilmAnswerSchema,
  FilmExistsBodySchema,
  FilmNotesAnswerSchema,
  FilmPageAnswerSchema,
  FilmsAnswerSchema,
  FriendsFilmsAnswerSchema,
  ImportAnswerSchema,
  ListedFilmsAnswerSchema,
  RateAnswerSchema,
  WatchedAnswerSchema,
  WatchedFilmsAnswerSchema,
  WatchlistAnswerSchema,
  TagsAnswerSchema,
  LovedAnswerSchema,
  YearAnswerSchema,
} from '../../src/domain/filmAnswers';
import { InvitationsAnswerSchema, NewInvitationAnswerSchema } from '../../src/domain/invitations';
import {
  ListAnswerSchema,
  ListFilmsAnswerSchema,
  ListPageAnswerSchema,
  ListsAnswerSchema,
} from '../../src/domain/lists';
import {
  AddedFilmsAnswerSchema,
  FilmUsesAnswerSchema,
  LogAnswerSchema,
  ReportsAnswerSchema,
} from '../../src/domain/moderation';
import { NotificationsAnswerSchema, UnreadAnswerSchema } from '../../src/domain/notifications';

/** The bodies of the API's answers. */
export const BODIES = {
  signup: SignupAnswerSchema,
  login: LoginAnswerSchema,
  newToken: NewTokenAnswerSchema,
  renamed: RenamedAnswerSchema,
  user: UserAnswerSchema,
  users: UsersAnswerSchema,
  people: PeopleAnswerSchema,
  bookmarks: BookmarksAnswerSchema,
  follow: FollowAnswerSchema,
  post: PostAnswerSchema,
  posts: PostsAnswerSchema,
  page: FeedPageAnswerSchema,
  film: FilmAnswerSchema,
  filmExists: FilmExistsBodySchema,
  films: FilmsAnswerSchema,
  filmPage: FilmPageAnswerSchema,
  friendsFilms: FriendsFilmsAnswerSchema,
  watchlist: WatchlistAnswerSchema,
  tags: TagsAnswerSchema,
  loved: LovedAnswerSchema,
  watched: WatchedAnswerSchema,
  director: DirectorAnswerSchema,
  notes: FilmNotesAnswerSchema,
  rated: RateAnswerSchema,
  list: ListAnswerSchema,
  listFilms: ListFilmsAnswerSchema,
  listPage: ListPageAnswerSchema,
  lists: ListsAnswerSchema,
  entry: EntryAnswerSchema,
  diary: DiaryAnswerSchema,
  watchedFilms: WatchedFilmsAnswerSchema,
  listedFilms: ListedFilmsAnswerSchema,
  year: YearAnswerSchema,
  allTime: AllTimeAnswerSchema,
  imported: ImportAnswerSchema,
  hidden: HiddenAnswerSchema,
  hiddenIds: HiddenIdsAnswerSchema,
  invitation: NewInvitationAnswerSchema,
  invitations: InvitationsAnswerSchema,
  reports: ReportsAnswerSchema,
  log: LogAnswerSchema,
  addedFilms: AddedFilmsAnswerSchema,
  filmUses: FilmUsesAnswerSchema,
  empty: EmptyAnswerSchema,
  notifications: NotificationsAnswerSchema,
  unread: UnreadAnswerSchema,
  errors: ErrorsBodySchema,
  failure: FailureBodySchema,
} as const;

/** A timestamp that is not written as `YYYY-MM-DDTHH:mm:ssZ`. */
const WRONG_TIMESTAMP = /"(?:created|updated|edited)At":(?!"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")/;

/** The body, if it has exactly the schema's fields, so that a leaked field fails every test that reads it; else null. */
export function exactly<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, body);
  const text = JSON.stringify(body);
  // Schemas drop unknown fields, and change nothing else.
  const isExact = success && JSON.stringify(output).length === text.length;
  return isExact && !WRONG_TIMESTAMP.test(text) ? output : null;
}
