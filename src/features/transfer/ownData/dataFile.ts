import * as v from 'valibot';
import { POST_ID_PATTERN } from '../../../domain/limits';
import { PROFILE_FIELDS } from '../../../domain/profile';
import { dayjs } from '../../../lib/dayjs';
import { PictureSchema } from '../../../domain/postPictures';
import { OWN_FILMS, AboutFilmSchema } from './ownFilms';
import { ListIdSchema, OWN_LISTS } from './ownLists';

const PostIdSchema = v.pipe(v.string(), v.regex(POST_ID_PATTERN));

const POST_ENTRIES = {
  _id: PostIdSchema,
  content: v.string(),
  createdAt: v.string(),
  /** The post that this one replies to. */
  replyTo: v.exactOptional(PostIdSchema),
  about: v.exactOptional(AboutFilmSchema),
  /** The list that the post is about. */
  list: v.exactOptional(ListIdSchema),
};

/** A post in files of versions 1 to 3. */
const EarlierPostSchema = v.pipe(
  v.object({ ...POST_ENTRIES, photos: v.nullable(v.string()), alt: v.nullable(v.string()) }),
  v.transform(({ photos, alt, ...post }) => ({
    ...post,
    pictures: photos === null ? [] : [{ src: photos, ...(alt !== null && { alt }) }],
  })),
);

/** An exported post. Its pictures are data URLs, so that the file is self-contained. */
const ExportedPostSchema = v.union([
  v.object({ ...POST_ENTRIES, pictures: v.array(v.pick(PictureSchema, ['src', 'alt'])) }),
  EarlierPostSchema,
]);
export type ExportedPost = v.InferOutput<typeof ExportedPostSchema>;

/** A user's exported data. */
const OwnDataSchema = v.object({
  /** A file of an earlier version may lack some fields. */
  profile: v.object({
    ...v.entriesFromList(PROFILE_FIELDS, v.exactOptional(v.string())),
    username: v.string(),
  }),
  /** Posts, the oldest first, followed by replies, the oldest first. */
  posts: v.array(ExportedPostSchema),
  likes: v.array(PostIdSchema),
  /** The newest bookmark first. */
  bookmarks: v.array(PostIdSchema),
  /** Usernames. */
  follows: v.array(v.string()),
  ...OWN_FILMS,
  ...OWN_LISTS,
});
export type OwnData = v.InferOutput<typeof OwnDataSchema>;

/** Version 1 had no films, version 2 no replies, version 3 only one picture per post, version 4 no loved films or lists. */
const MARK = { app: 'cinefolk', version: 5 } as const;
const MarkSchema = v.object({ app: v.literal(MARK.app), version: v.number() });

/** Larger than any account's data, and small enough for a browser to parse in one piece. */
export const LARGEST_FILE_BYTES = 250_000_000;

/** The file name, with the username and the UTC date. */
export const dataFileName = ({ profile }: OwnData, now: Date): string =>
  `cinefolk-${profile.username}-${dayjs.utc(now).format('YYYY-MM-DD')}.json`;

export const writeDataFile = (data: OwnData): Blob =>
  new Blob([JSON.stringify({ ...MARK, ...data }, null, 2)], { type: 'application/json' });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses the text of an exported file.
 * @throws Error with a message for the user if the text is not a valid export
 */
export const parseDataFile = (text: string): OwnData => {
  const file = parse(text);
  if (!v.is(MarkSchema, file))
    throw new Error('This file was not made by Cinefolk’s “Export my data”.');
  if (file.version > MARK.version)
    throw new Error(
      'This file comes from a newer version of Cinefolk. Reload the page and try again.',
    );
  const { success, output, issues } = v.safeParse(OwnDataSchema, file);
  if (success) return output;
  const damaged = new Set(issues.map(({ path }) => String(path?.[0].key)));
  throw new Error(`This file is damaged (${[...damaged].join(', ')}). Nothing of it was imported.`);
};

/** @throws Error with a message for the user if the file cannot be read */
export const readDataFile = async (file: File): Promise<OwnData> => {
  if (file.size > LARGEST_FILE_BYTES)
    throw new Error('This file is too large to be a Cinefolk export (the limit is 250 MB).');
  return parseDataFile(await file.text());
};
