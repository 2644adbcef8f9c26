import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import type { NewValues, PageStorage, StoredValues } from '../../lib/pageStorage';
import { pictureFile } from '../../lib/pictureFiles';
import { places, StoredRecordSchema, withAddresses } from './draftRecord';
import { pictureKey, recordKey } from './storageKeys';

/** Stands for the pages of earlier releases. */
const OLD_PAGE = 'old';

const FieldsSchema = v.record(v.string(), v.unknown());
const fieldsOf = (value: unknown) => (v.is(FieldsSchema, value) ? value : {});

/** A post's draft: each picture refers to the key of its data URL. Before there were several, it had a photo with a description. */
const PostSchema = v.looseObject({
  pictures: v.optional(v.array(v.looseObject({ photo: v.string() }))),
  photo: v.nullish(v.string()),
  alt: v.optional(v.string()),
});

const postRecord = ([kind = '', id = '', postId = '']: string[], value: unknown): unknown => {
  if (!v.is(PostSchema, value)) return null;
  const { pictures, photo, alt, ...rest } = value;
  const single = photo ? [{ photo, ...(alt !== undefined && { alt }) }] : [];
  const draft = {
    ...rest,
    pictures: (pictures ?? single).map(({ photo: src, ...picture }) => ({ ...picture, src })),
  };
  const placeOf: Record<string, string> = {
    composer: places.post,
    ...(postId && { reply: places.reply(postId), edit: places.edit(postId) }),
  };
  return kind === 'outgoing'
    ? { ...draft, kind, _id: id }
    : { kind: 'post', _id: [id, kind, postId].join('-'), place: placeOf[kind], draft };
};

/** The records under a key of an earlier release; `parts` are what follows the user in it. */
const RECORDS_OF: Record<string, (parts: string[], value: unknown) => unknown[]> = {
  drafts: (parts, value) => [postRecord(parts, value)],
  entryDrafts: (_page, value) =>
    Object.entries(fieldsOf(value)).map(([key, fields]) => {
      const { sentAs = uuid(), origin: _origin, ...draft } = fieldsOf(fields);
      const place = key.startsWith('new') ? places.entry(null) : key;
      return { kind: 'entry', _id: sentAs, place, draft };
    }),
  profileDraft: ([page = ''], draft) => [
    { kind: 'profile', _id: page, place: places.profile, draft },
  ],
};

const move = (name: string, userId: string, all: StoredValues): NewValues => {
  const changes = new Map<string, unknown>();
  const base = `${name}:${userId}`;
  const photoBase = `${base}:photo:`;
  for (const [key, value] of all) {
    // Another user's id may begin with this one.
    if (key !== base && !key.startsWith(`${base}:`)) continue;
    const parts = key.slice(base.length + 1).split(':');
    const records = RECORDS_OF[name]?.(parts, value) ?? [];
    for (const record of records) {
      if (!v.is(StoredRecordSchema, record)) continue;
      const moved = withAddresses(record, (address) => {
        const source = name === 'drafts' ? all.get(address) : address;
        if (typeof source !== 'string') return null;
        const file = pictureFile(source);
        if (!file) return source;
        const id = address.startsWith(photoBase) ? address.slice(photoBase.length) : uuid();
        const picture = pictureKey(userId, id);
        changes.set(picture, file);
        return picture;
      });
      changes.set(recordKey(userId, OLD_PAGE, record._id), moved);
      changes.set(key, undefined);
    }
    if (key.startsWith(photoBase)) changes.set(key, undefined);
  }
  return changes;
};

/** Moves what earlier releases stored for a user to the keys of today, as drafts of a closed page. */
export const moveOldDrafts = async (pageStorage: PageStorage, userId: string): Promise<void> => {
  for (const name of Object.keys(RECORDS_OF))
    await pageStorage.update(`${name}:${userId}`, (all) => move(name, userId, all));
};
