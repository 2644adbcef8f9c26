import type { Pool } from 'pg';
import type { KeyPart } from '../../mocks/db/db';
import type { StoreName, Value } from '../../mocks/db/schema';
import type { PhotoRecord, StoredPicture } from '../../mocks/rules/records';
import { pictureSize } from '../../src/domain/imageHeaders/pictureSize';
import { addressOf, hashIn, hashOf, pictureDataIn, type PictureData } from '../pictureData';
import { inDatabase } from './failures';
import type { Statement } from './statements';
import { tableOf } from './tables';
import { columnValue } from './values';

/** Files have a table of their own, and another says which records show them: nobody else's are kept. */
export const CREATE_PICTURES = [
  'create table pictures (hash text primary key, type text not null, bytes bytea not null)',
  `create table picture_uses (store text, _id text collate "C", hash text, primary key (store, _id, hash))`,
  'create index picture_uses_hash on picture_uses (hash)',
];

type Replace = (address: string) => string;

/** Beside an address, a picture's size has to be kept: a data URL has it in its bytes. */
function replacedPicture<P extends StoredPicture>(picture: P, replace: Replace): P {
  const size = picture.size ?? pictureSize(picture.url);
  return { ...picture, ...(size && { size }), url: replace(picture.url) };
}

const replacedPhoto = (photo: PhotoRecord, replace: Replace): PhotoRecord => ({
  ...replacedPicture(photo, replace),
  ...(photo.others && { others: photo.others.map((other) => replacedPicture(other, replace)) }),
});

/** The stores whose records show pictures, and how each address in a record is replaced. */
export const WITH_PICTURES: {
  [S in StoreName]?: (record: Value<S>, replace: Replace) => Value<S>;
} = {
  photos: replacedPhoto,
  users: (user, replace) => ({ ...user, avatar: replace(user.avatar) }),
  // Until it can no longer be restored.
  deleted: (deleted, replace) => ({
    ...deleted,
    photo: deleted.photo && replacedPhoto(deleted.photo, replace),
  }),
  // Until it is given back.
  takenDownPosts: ({ removal, ...takenDown }, replace) => ({
    ...takenDown,
    removal: { ...removal, photo: removal.photo && replacedPhoto(removal.photo, replace) },
  }),
};

/** Stores a file under its hash. */
export const KEEP: Statement = {
  name: 'pictures.keep',
  text: 'insert into pictures values ($1, $2, $3) on conflict do nothing',
};

const USE: Statement = {
  name: 'pictures.use',
  text: 'insert into picture_uses values ($1, $2, $3) on conflict do nothing',
};

/** Deletes uses, and the pictures that nothing else uses. */
const forgetWhere = (which: string): string => `with gone as
    (delete from picture_uses u where ${which} returning store, _id, hash)
  delete from pictures p using gone where p.hash = gone.hash and not exists
    (select 1 from picture_uses u where u.hash = p.hash and
      (u.store, u._id) not in (select store, _id from gone where hash = u.hash))`;

const FORGET: Statement = {
  name: 'pictures.forget',
  text: forgetWhere('u.store = $1 and u._id = $2 and u.hash <> all($3::text[])'),
};

const CLEAR: Statement = { name: 'pictures.clear', text: forgetWhere('u.store = $1') };

type Sending = [statement: Statement, values: unknown[]];

/** The record as it is stored, with addresses in place of files, and what stores those. */
export function putPictures<S extends StoreName>(
  store: S,
  record: Value<S>,
): { stored: Value<S>; sent: Sending[] } {
  const replacedIn = WITH_PICTURES[store];
  if (!replacedIn) return { stored: record, sent: [] };
  const files = new Map<string, PictureData>();
  const used = new Set<string>();
  const stored = replacedIn(record, (url) => {
    const data = pictureDataIn(url);
    const hash = data ? hashOf(data) : hashIn(url);
    if (hash === null) return url;
    used.add(hash);
    if (!data) return url;
    files.set(hash, data);
    return addressOf(hash);
  });
  const key = tableOf(store).key.map((field) => columnValue(record, field));
  const sent: Sending[] = [
    ...[...files].map(([hash, { type, bytes }]): Sending => [KEEP, [hash, type, bytes]]),
    ...[...used].map((hash): Sending => [USE, [store, ...key, hash]]),
    [FORGET, [store, ...key, [...used]]],
  ];
  return { stored, sent };
}

export const deletePictures = (store: StoreName, key: readonly KeyPart[]): Sending[] =>
  store in WITH_PICTURES ? [[FORGET, [store, ...key, []]]] : [];

export const clearPictures = (store: StoreName): Sending[] =>
  store in WITH_PICTURES ? [[CLEAR, [store]]] : [];

/** Finds a picture by its hash; null if nothing shows it any more. */
export const findPicture = (pool: Pool, hash: string): Promise<PictureData | null> =>
  inDatabase(pool, async (client) => {
    const { rows } = await client.query<PictureData>({
      name: 'pictures.find',
      text: 'select type, bytes from pictures where hash = $1',
      values: [hash],
    });
    return rows[0] ?? null;
  });
