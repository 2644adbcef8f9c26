import type { About, AddedFilm, Subject } from '../../src/domain/moderation';
import type { Reading } from '../db/db';
import { findPost } from '../db/posts';
import { onDemand } from '../films/codeNeeded';
import { currentFilmId } from '../films/findFilm';
import type { FilmRecord } from '../rules/filmRecords';
import { isPublic } from '../rules/listRecords';
import type { UserRecord } from '../rules/records';
import { NOTHING_HIDDEN } from '../session/hidden';
import { mineOf, summaryOf } from './films';
import { listSummaries } from './lists';
import { pagePost } from './posts';
import { summaryView, type PictureAddress } from './users';

const takenDown = onDemand(() => import('./takenDown'));

/** How moderators see what reports and acts are about. They see everybody, whomever they block. */
export interface ModeratorContext {
  picture: PictureAddress;
  viewer: UserRecord;
}

async function postSubject(tx: Reading, id: string, { picture, viewer }: ModeratorContext) {
  const context = { picture, viewer, hidden: NOTHING_HIDDEN };
  const [post, removed] = await Promise.all([findPost(tx, id), tx.get('takenDownPosts', id)]);
  if (removed) return takenDown().takenDownPost(tx, removed, context);
  return post ? pagePost(tx, post, context) : null;
}

async function listSubject(tx: Reading, id: string, context: ModeratorContext) {
  const [list, removed] = await Promise.all([tx.get('lists', id), tx.get('takenDownLists', id)]);
  if (removed) return takenDown().takenDownList(tx, removed, context);
  const [summary] = list && isPublic(list) ? await listSummaries(tx, [list], context) : [];
  return summary ?? null;
}

async function userSubject(tx: Reading, id: string, { picture }: ModeratorContext) {
  const user = await tx.get('users', id);
  if (!user) return null;
  return {
    ...summaryView(user, picture),
    ...(user.role && { role: user.role }),
    ...(user.suspendedAt !== undefined && { suspended: true as const }),
  };
}

async function filmSubject(tx: Reading, id: string, { picture, viewer }: ModeratorContext) {
  const [named, currentId] = await Promise.all([tx.get('films', id), currentFilmId(tx, id)]);
  const [record, mine] = await Promise.all([
    tx.get('films', currentId),
    mineOf(tx, viewer, currentId),
  ]);
  const added = record && (await adderOf(tx, record, picture));
  return {
    film: record ? summaryOf(record, viewer, mine) : null,
    ...(named && currentId !== id && { was: { title: named.film.title, year: named.film.year } }),
    ...added,
  };
}

/** Who added a film, as far as that is known. */
async function adderOf(tx: Reading, { addedBy }: FilmRecord, picture: PictureAddress) {
  const adder = addedBy === undefined ? undefined : await tx.get('users', addedBy);
  return adder ? { addedBy: summaryView(adder, picture) } : {};
}

/** A film that a member added, as moderators see it. */
export async function addedFilmView(
  tx: Reading,
  record: FilmRecord,
  { picture, viewer }: ModeratorContext,
): Promise<AddedFilm> {
  const [mine, added] = await Promise.all([
    mineOf(tx, viewer, record._id),
    adderOf(tx, record, picture),
  ]);
  return { film: summaryOf(record, viewer, mine), ...added };
}

/** What a report or an act is about, as it is now. */
export async function subjectView(
  tx: Reading,
  { kind, id }: About,
  context: ModeratorContext,
): Promise<Subject> {
  switch (kind) {
    case 'post':
      return { kind, id, post: await postSubject(tx, id, context) };
    case 'list':
      return { kind, id, list: await listSubject(tx, id, context) };
    case 'user':
      return { kind, id, user: await userSubject(tx, id, context) };
    case 'film':
      return { kind, id, ...(await filmSubject(tx, id, context)) };
  }
}
