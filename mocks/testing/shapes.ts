import * as v from 'valibot';
import {
  BookmarksAnswerSchema,
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
import { ErrorsBodySchema, FailureBodySchema } from '../../src/domain/errors';
import {
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
  YearAnswerSchema,
} from '../../src/domain/filmAnswers';
import { NotificationsAnswerSchema, UnreadAnswerSchema } from '../../src/domain/notifications';

/** The bodies of the API's answers. */
export const BODIES = {
  signup: SignupAnswerSchema,
  login: LoginAnswerSchema,
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
  watched: WatchedAnswerSchema,
  director: DirectorAnswerSchema,
  notes: FilmNotesAnswerSchema,
  rated: RateAnswerSchema,
  entry: EntryAnswerSchema,
  diary: DiaryAnswerSchema,
  watchedFilms: WatchedFilmsAnswerSchema,
  listedFilms: ListedFilmsAnswerSchema,
  year: YearAnswerSchema,
  imported: ImportAnswerSchema,
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
