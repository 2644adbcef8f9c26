import type { Post, User } from '../../../domain/entities';
import {
  isNumber,
  isRecordOf,
  isText,
  isTextOrNothing,
  isTextOrNull,
  listOf,
} from '../../../domain/guards';
import { POST_ID_PATTERN } from '../../../domain/limits';
import { PROFILE_FIELDS, type ProfileFields } from '../../../domain/profile';
import { dayjs } from '../../../lib/dayjs';

/** A post as its author takes it along. Its photo is a data URL, so that the file is whole by itself. */
export interface KeptPost extends Pick<Post, '_id' | 'content' | 'photos' | 'createdAt'> {
  alt: string | null;
}

/** All that is one person's own. */
export interface OwnData {
  /** A field that an earlier version did not know is left out. */
  profile: Partial<ProfileFields> & Pick<User, 'username'>;
  /** The oldest first. */
  posts: KeptPost[];
  /** Ids of posts. */
  likes: string[];
  /** Ids of posts, the newest bookmark first. */
  bookmarks: string[];
  /** Usernames. */
  follows: string[];
}

const MARK = { app: 'cinefolk', version: 1 } as const;

/** More than an account holds, and no more than a browser can take apart in one piece. */
export const LARGEST_FILE_BYTES = 250_000_000;

const isPostId = (value: unknown): value is string => isText(value) && POST_ID_PATTERN.test(value);

const isNamed = isRecordOf<Pick<User, 'username'>>({ username: isText });

/** Each part's own guard, so that a damaged file can say where. */
const PARTS: { [Part in keyof OwnData]: (value: unknown) => value is OwnData[Part] } = {
  profile: (value): value is OwnData['profile'] =>
    isNamed(value) && PROFILE_FIELDS.every((field) => isTextOrNothing(Reflect.get(value, field))),
  posts: listOf(
    isRecordOf<KeptPost>({
      _id: isPostId,
      content: isText,
      photos: isTextOrNull,
      alt: isTextOrNull,
      createdAt: isText,
    }),
  ),
  likes: listOf(isPostId),
  bookmarks: listOf(isPostId),
  follows: listOf(isText),
};

const isOwnData = isRecordOf<OwnData>(PARTS);

const isMarked = isRecordOf<{ app: typeof MARK.app; version: number }>({
  app: (value): value is typeof MARK.app => value === MARK.app,
  version: isNumber,
});

/** A name for the file that tells whose data it is and from which day. */
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
 * What a file of this text holds.
 * @throws Error that tells its reader why the file is none of ours
 */
export const parseDataFile = (text: string): OwnData => {
  const file = parse(text);
  if (!isMarked(file))
    throw new Error('This is not a file that Cinefolk’s “Export my data” has written.');
  if (file.version > MARK.version)
    throw new Error('This file comes from a newer Cinefolk. Reload the page and try again.');
  if (isOwnData(file)) return file;
  const damaged = Object.entries<(value: unknown) => boolean>(PARTS).flatMap(([part, isWhole]) =>
    isWhole(Reflect.get(file, part)) ? [] : part,
  );
  throw new Error(`This file is damaged (${damaged.join(', ')}). Nothing of it was imported.`);
};

/** @throws Error that tells why the file cannot be read */
export const readDataFile = async (file: File): Promise<OwnData> => {
  if (file.size > LARGEST_FILE_BYTES)
    throw new Error('This file is larger than any that Cinefolk has written (250 MB).');
  return parseDataFile(await file.text());
};
