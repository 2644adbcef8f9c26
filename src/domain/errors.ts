import * as v from 'valibot';

/** Every refusal the API can answer: its status and its exact message. The spec fixes the texts, slips included. */
export const REFUSALS = {
  wrongPassword: [401, 'The credentials you entered are invalid. Unauthorized access error.'],
  unknownUsername: [404, 'The username you entered is not Registered. Not Found error'],
  signUpClosed: [403, 'Sign-up is closed.'],
  invitationNeeded: [403, 'Sign-up is by invitation.'],
  invitationInvalid: [
    403,
    'This invitation is wrong, used, withdrawn or expired. Please ask for another.',
  ],
  invitationNotFound: [404, 'Invitation not found.'],
  invitationUsed: [400, 'This invitation has been used. It can no longer be withdrawn.'],
  suspended: [403, 'This account is suspended.'],
  notModerator: [403, 'Only moderators can do this.'],
  notAdmin: [403, 'Only admins can do this.'],
  moderatesSelf: [403, 'You cannot do this to your own account.'],
  moderatesAdmin: [403, 'Only an admin can do this to an admin.'],
  alreadyReported: [409, 'You have reported this already.'],
  reportsOwn: [400, 'You cannot report yourself or what is yours.'],
  reportsCatalogue: [400, 'Only films that members added can be reported.'],
  mendsCatalogue: [400, 'Only films that members added can be corrected.'],
  mergesCatalogue: [400, 'Only films that members added can be merged into another.'],
  mergesItself: [400, 'A film cannot be merged into itself.'],
  filmMerged: [409, 'This film was merged into another already.'],
  notModerated: [400, 'This cannot be done to that kind of thing.'],
  sampleAccount: [403, 'The sample accounts stay as they are.'],
  usernameTaken: [422, 'Unprocessable Entity. Username Already Exists.'],
  editNotAuthor: [400, "Cannot edit a Post doesn't belong to the logged in User."],
  deleteNotAuthor: [400, "Cannot delete a Post doesn't belong to the logged in User."],
  alreadyLiked: [400, 'Cannot like a post that is already liked.'],
  likeBelowZero: [400, 'Cannot decrement like less than 0.'],
  alreadyDisliked: [400, 'Cannot dislike a post that is already disliked.'],
  alreadyBookmarked: [400, 'This Post is already bookmarked'],
  notBookmarked: [400, 'Post not bookmarked yet'],
  alreadyFollowing: [400, 'User Already following'],
  notFollowing: [400, 'User already not following'],
  selfFollow: [404, 'You cannot follow yourself'],
  selfHide: [400, 'You cannot block or mute yourself.'],
  usernameFixed: [404, 'Username cannot be changed'],
  invalidToken: [401, 'The token is invalid. Unauthorized access error.'],
  postNotFound: [404, 'Post not found.'],
  userNotFound: [404, 'User not found.'],
  unknownPath: [404, 'No such call.'],
  emptyPost: [400, 'A post needs text, a photo or a film.'],
  idTaken: [409, 'A post with this id exists already.'],
  restoreTooLate: [404, 'Post not found.'],
  filmNotFound: [404, 'Film not found.'],
  filmExists: [409, 'This film is here already.'],
  filmInUse: [
    400,
    'Only the person who added a film can edit it, as long as nobody else has used it.',
  ],
  directorNotFound: [404, 'Director not found.'],
  badRating: [400, 'A rating is a half star from 0.5 to 5.'],
  watchedInFuture: [400, 'A film cannot be watched in the future.'],
  watchedBeforeFilm: [400, 'A film cannot be watched before there was film.'],
  tooManyFavourites: [400, 'At most four favourites.'],
  tooManyTags: [400, 'At most ten tags.'],
  ratedWithoutFilm: [400, 'Only a post about a film can be rated.'],
  datedWithoutFilm: [400, 'Only a post about a film can be dated.'],
  entryNotFound: [404, 'Diary entry not found.'],
  editNotDiarist: [400, "Cannot edit a diary entry that doesn't belong to the logged in User."],
  deleteNotDiarist: [400, "Cannot delete a diary entry that doesn't belong to the logged in User."],
  entryIdTaken: [409, 'A diary entry with this id exists already.'],
  entryOfPost: [400, 'This diary entry belongs to a post. Edit the post instead.'],
  listNotFound: [404, 'List not found.'],
  listWithoutTitle: [400, 'A list needs a title.'],
  tooManyListFilms: [400, 'A list holds at most 1,000 films.'],
  filmOnList: [409, 'This film is on the list already.'],
  filmNotOnList: [404, 'This film is not on the list.'],
  listChanged: [409, 'The list was changed meanwhile.'],
  listIdTaken: [409, 'A list with this id exists already.'],
  editNotListOwner: [400, "Cannot edit a list that doesn't belong to the logged in User."],
  deleteNotListOwner: [400, "Cannot delete a list that doesn't belong to the logged in User."],
  listAlreadyLiked: [400, 'Cannot like a list that is already liked.'],
  listNotLiked: [400, 'Cannot dislike a list that is not liked.'],
  readTooFar: [400, 'until must be an _id that has been given out.'],
  newerData: [503, 'This data belongs to a newer version of Cinefolk. Please reload the page.'],
  outOfSpace: [507, 'There is not enough space left on this device to save this.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalName = keyof typeof REFUSALS;

/** The body of every refusal. */
export const ErrorsBodySchema = v.object({ errors: v.array(v.string()) });
export type ErrorsBody = v.InferOutput<typeof ErrorsBodySchema>;

/** The body of a 500: an error's name and message, never its stack. */
export const FailureBodySchema = v.object({
  error: v.object({ name: v.string(), message: v.string() }),
});
export type FailureBody = v.InferOutput<typeof FailureBodySchema>;
