import * as v from 'valibot';
import { isBlank } from './blank';
import { PostSchema, UserSummarySchema } from './entities';
import { EditFilmSchema } from './filmRequests';
import { FilmSummarySchema } from './filmSummary';
import { LIMITS } from './limits';
import { ListSummarySchema } from './lists';
import { ROLES, StaffRoleSchema } from './roles';
import { jsonObject, textSchema } from './schemas';

/** What can be reported and moderated: of the films, only those that a member added. */
export const SUBJECT_KINDS = ['post', 'film', 'user', 'list'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** One thing, by its kind and id. A reply is a post. */
export const AboutSchema = jsonObject('about', {
  kind: v.picklist(SUBJECT_KINDS, `kind must be one of: ${SUBJECT_KINDS.join(', ')}.`),
  id: v.pipe(v.string('id must be text.'), v.nonEmpty('id must not be empty.')),
});
export type About = v.InferOutput<typeof AboutSchema>;

/** Why somebody reports something, and why a moderator acts: 1 to `LIMITS.reason` graphemes once it is trimmed. */
export const ReasonSchema = v.pipe(
  v.string('A reason must be text.'),
  v.trim(),
  v.check((reason) => !isBlank(reason), 'A reason must not be empty.'),
  textSchema('A reason', LIMITS.reason),
);

/** Body of `POST /api/reports`, which answers 201 `{}`, and 409 if the caller has reported the same before. */
export const ReportSchema = jsonObject('The body', {
  reportData: jsonObject('reportData', { about: AboutSchema, reason: ReasonSchema }),
});
export type ReportRequest = v.InferOutput<typeof ReportSchema>;

/**
 * Body of `POST /api/moderation/take-down` and `/give-back` (posts and lists), `/suspend`, `/free` and `/end-sessions`
 * (people), and `/dismiss` (anything that was reported: nothing is done about it). Each answers `{}` and settles the open
 * reports about the same.
 */
export const ActSchema = jsonObject('The body', { about: AboutSchema, reason: ReasonSchema });
export type ActRequest = v.InferOutput<typeof ActSchema>;

/** Body of `POST /api/moderation/role`, for admins alone. Answers `{}`. */
export const GiveRoleSchema = jsonObject('The body', {
  ...ActSchema.pipe[1].entries,
  role: v.picklist(ROLES, `role must be one of: ${ROLES.join(', ')}.`),
});

/** Body of `POST /api/moderation/mend`: corrects a film that a member added. Answers `{}`, and 409 for another's facts. */
export const MendFilmSchema = jsonObject('The body', {
  ...ActSchema.pipe[1].entries,
  ...EditFilmSchema.pipe[1].entries,
});

/** A person as moderators see them. */
const ModeratedUserSchema = v.object({
  ...UserSummarySchema.entries,
  role: v.exactOptional(StaffRoleSchema),
  /** Given while they are suspended. */
  suspended: v.exactOptional(v.literal(true)),
});

/**
 * Body of `POST /api/moderation/merge-films`: merges a film that a member added into another film, added or of the catalogue.
 * What people said of it is said of the other from then on, where its id leads, too. Answers `{}`, and 409 if it was merged
 * before.
 */
export const MergeFilmsSchema = jsonObject('The body', {
  ...ActSchema.pipe[1].entries,
  intoId: v.pipe(v.string('intoId must be text.'), v.nonEmpty('intoId must not be empty.')),
});

const id = v.string();

/**
 * What a report or an act is about, as it is now, or null if it is gone for good. What is taken down says so itself
 * (`takenDown`). A member's film also says who added it, as far as that is known.
 */
export const SubjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('post'), id, post: v.nullable(PostSchema) }),
  v.object({ kind: v.literal('list'), id, list: v.nullable(ListSummarySchema) }),
  v.object({ kind: v.literal('user'), id, user: v.nullable(ModeratedUserSchema) }),
  v.object({
    kind: v.literal('film'),
    id,
    film: v.nullable(FilmSummarySchema),
    /** What the film was called that was merged into this one; its id is the subject's. */
    was: v.exactOptional(v.object({ title: v.string(), year: v.number() })),
    addedBy: v.exactOptional(UserSummarySchema),
  }),
]);
export type Subject = v.InferOutput<typeof SubjectSchema>;

/** Acts whose whole request is what they are about, and why: see `ActSchema`. */
export const PLAIN_ACTS = [
  'take-down',
  'give-back',
  'suspend',
  'free',
  'end-sessions',
  'dismiss',
] as const;
export type PlainAct = (typeof PLAIN_ACTS)[number];

/** Acts that make somebody a member or a moderator: see `GiveRoleSchema`. */
export type RoleAct = 'make-member' | 'make-moderator';

/** What the log can say that was done. The last two are about no subject. */
export const ACTS = [
  ...PLAIN_ACTS,
  'mend',
  'merge-films',
  'make-member',
  'make-moderator',
  'make-admin',
  'invite',
  'withdraw-invitation',
] as const;
export type Act = (typeof ACTS)[number];

/** Who did what, why and when. */
const DONE = {
  act: v.picklist(ACTS),
  /** Null for whoever works at the server itself, and for an account that is gone. */
  by: v.nullable(UserSummarySchema),
  /** Empty if none was given, which only the server's own commands may do. */
  reason: v.string(),
  createdAt: v.string(),
};

/** One act of a moderator. */
export const LogEntrySchema = v.object({
  _id: v.string(),
  ...DONE,
  /** Omitted for invitations. */
  subject: v.exactOptional(SubjectSchema),
});
export type LogEntry = v.InferOutput<typeof LogEntrySchema>;

/** `GET /api/moderation/log`: one page, the newest first; `nextCursor` is null at the end. */
export const LogAnswerSchema = v.object({
  entries: v.array(LogEntrySchema),
  nextCursor: v.nullable(v.string()),
});
export type LogAnswer = v.InferOutput<typeof LogAnswerSchema>;

/** One person's report of one thing. */
export const ReportViewSchema = v.object({
  _id: v.string(),
  subject: SubjectSchema,
  reason: v.string(),
  /** Null if their account is gone. */
  reporter: v.nullable(UserSummarySchema),
  createdAt: v.string(),
  /** What was done about it; null while it is open. */
  settled: v.nullable(v.object(DONE)),
});
export type ReportView = v.InferOutput<typeof ReportViewSchema>;

/** `GET /api/moderation/reports`: one page, the open ones first, and each the newest first. */
export const ReportsAnswerSchema = v.object({
  reports: v.array(ReportViewSchema),
  /** How many are open. */
  open: v.number(),
  nextCursor: v.nullable(v.string()),
});
export type ReportsAnswer = v.InferOutput<typeof ReportsAnswerSchema>;

/** `GET /api/moderation/films`: films that members added, those added or corrected last first; `nextCursor` is null at the end. */
export const AddedFilmsAnswerSchema = v.object({
  films: v.array(
    v.object({
      film: FilmSummarySchema,
      /** As far as that is known: it is forgotten once others use the film. */
      addedBy: v.exactOptional(UserSummarySchema),
    }),
  ),
  nextCursor: v.nullable(v.string()),
});
export type AddedFilmsAnswer = v.InferOutput<typeof AddedFilmsAnswerSchema>;
export type AddedFilm = AddedFilmsAnswer['films'][number];

/** `GET /api/moderation/films/{id}`: how much is said of a film, and moves if it is merged into another. */
export const FilmUsesAnswerSchema = v.object({
  uses: v.object({
    /** People whose rating counts. */
    ratings: v.number(),
    /** Evenings in diaries. */
    entries: v.number(),
    /** With replies. */
    posts: v.number(),
    /** Also private ones. */
    lists: v.number(),
  }),
});
export type FilmUsesAnswer = v.InferOutput<typeof FilmUsesAnswerSchema>;
