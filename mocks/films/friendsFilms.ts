import type { FriendFilm } from '../../src/domain/filmAnswers';
import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import type { Hidden } from '../session/hidden';
import { filmsOf } from '../views/films';
import { summaryView, usersWithIds, type PictureAddress } from '../views/users';

/** How many are answered. */
const SHOWN = 8;

/** What somebody watched last. */
interface Watching {
  userId: string;
  filmId: string;
  /** Null if they gave no day. */
  watchedOn: string | null;
  /** When they logged, marked or rated it. */
  seq: number;
}

/** The film that each person the viewer follows and has not muted watched last, the latest logged first. */
export async function friendsFilms(
  tx: Reading,
  viewer: UserRecord,
  { mutedIds }: Hidden,
  picture: PictureAddress,
): Promise<FriendFilm[]> {
  const follows = await tx.list('follows', 'byFollower', [viewer._id]);
  const last = await Promise.all(
    follows
      .filter(({ followeeId }) => !mutedIds.has(followeeId))
      .map(({ followeeId }) => lastOf(tx, followeeId)),
  );
  const shown = last
    .flatMap((watching) => watching ?? [])
    .sort((a, b) => b.seq - a.seq)
    .slice(0, SHOWN);
  const [people, films, ratings] = await Promise.all([
    usersWithIds(
      tx,
      shown.map(({ userId }) => userId),
    ),
    filmsOf(tx, shown, viewer),
    Promise.all(shown.map(({ userId, filmId }) => tx.get('personFilms', [userId, filmId]))),
  ]);
  return shown.flatMap(({ userId, filmId, watchedOn }, index) => {
    const [user, film] = [people.get(userId), films.get(filmId)];
    if (!user || !film) return [];
    const rating = ratings[index]?.rating ?? null;
    return [{ user: summaryView(user, picture), film, rating, watchedOn }];
  });
}

/** Reads two records, however many films the person has: the latest of the diary, and of the films without a day. */
async function lastOf(tx: Reading, userId: string): Promise<Watching | undefined> {
  const [[dated], [undated]] = await Promise.all([
    tx.first('diary', 'byUser', [{ prefix: [userId] }], 'descending', 1),
    tx.first('personFilms', 'byDate', [{ prefix: [userId, ''] }], 'descending', 1),
  ]);
  if (!undated || (dated && dated.seq > (undated.watchedSeq ?? 0))) return dated;
  const { filmId, watchedSeq: seq = 0 } = undated;
  return { userId, filmId, watchedOn: null, seq };
}
