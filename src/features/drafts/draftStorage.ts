import { v7 as uuid } from 'uuid';
import type { OpenPages } from '../../lib/openPages';
import type { PageStorage } from '../../lib/pageStorage';
import { holdPictureFile, pictureFile } from '../../lib/pictureFiles';
import { withAddresses, type StoredRecord } from './draftRecord';
import { isPicture, keyPrefix, pagesIn, pictureKey, recordKey } from './storageKeys';
import { takeRecords } from './takeRecords';

/** What is on disk and belongs to this page: records by key, and each picture's key by its address in state. */
interface Stored {
  records: ReadonlyMap<string, StoredRecord>;
  pictures: readonly { key: string; address: string }[];
}

/** Under which names earlier releases stored drafts. */
const OLD_NAMES = ['drafts', 'entryDrafts', 'profileDraft'];

const NOTHING: Stored = { records: new Map(), pictures: [] };

/**
 * Stores what is being written: a record per draft, and each picture once, as a file beside them. It writes only what
 * changed, and leaves the records of other open pages alone.
 */
export class DraftStorage {
  private newest: unknown = null;
  private stored = NOTHING;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly pageStorage: PageStorage,
    private readonly pages: OpenPages,
  ) {}

  /** Stores a user's records; of several queued calls, only the last. Pictures that do not fit are left out. */
  persist(userId: string, records: readonly StoredRecord[]): Promise<void> {
    this.newest = records;
    return this.enqueue(async () => {
      if (this.newest === records) await this.writeThatFit(userId, records);
    });
  }

  /**
   * Stores a user's records in this very task, behind no write that is under way: a page that is being closed gets no
   * further task. The database makes writes in the order in which they were requested.
   */
  persistNow(userId: string, records: readonly StoredRecord[]): Promise<void> {
    this.newest = records;
    const written = this.writeThatFit(userId, records);
    return this.enqueue(() => written);
  }

  /**
   * Takes over what this page or a closed one stored for a user.
   * @param isCurrent whether the user is still signed in
   * @param accept receives what was found, the newest first; also if that is nothing
   */
  restore(
    userId: string,
    isCurrent: () => boolean,
    accept: (found: StoredRecord[]) => void,
  ): Promise<void> {
    return this.enqueue(async () => {
      this.stored = NOTHING;
      await this.moveOld(userId);
      const found = await this.takeOver(userId, isCurrent);
      if (!isCurrent()) return;
      const pictures = await Promise.all(
        [...found.files].map(async ([key, file]) => ({
          key,
          address: await holdPictureFile(file),
        })),
      );
      const addressOf = (key: string) =>
        pictures.find((picture) => picture.key === key)?.address ?? null;
      const records = found.records.map((record) =>
        withAddresses(record, (address) => (isPicture(address) ? addressOf(address) : address)),
      );
      this.stored = {
        records: new Map(records.map((record) => [this.keyOf(userId, record), record])),
        pictures,
      };
      this.pages.setOccupied(records.length > 0);
      if (isCurrent()) accept(records);
    });
  }

  private enqueue(job: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(job);
    return this.queue;
  }

  private keyOf(userId: string, { _id }: StoredRecord): string {
    return recordKey(userId, this.pages.own, _id);
  }

  /** Its code is rarely needed. If it cannot be loaded, the next page tries again. */
  private async moveOld(userId: string): Promise<void> {
    const old = await Promise.all(
      OLD_NAMES.map((name) => this.pageStorage.update(`${name}:${userId}`, () => new Map())),
    );
    if (old.every(({ size }) => size === 0)) return;
    const load = import('./oldDrafts').catch(() => null);
    await (await load)?.moveOldDrafts(this.pageStorage, userId);
  }

  private async takeOver(userId: string, isCurrent: () => boolean) {
    const { own } = this.pages;
    const stored = await this.pageStorage.update(keyPrefix(userId), () => new Map());
    const others = pagesIn(stored.keys()).filter((page) => page !== own);
    const closed = await this.pages.closedOf(others);
    let taken = takeRecords(new Map(), { userId, own, closed });
    await this.pageStorage.update(keyPrefix(userId), (all) => {
      if (isCurrent()) taken = takeRecords(all, { userId, own, closed });
      return taken.changes;
    });
    return taken;
  }

  private async writeThatFit(userId: string, records: readonly StoredRecord[]): Promise<void> {
    this.pages.setOccupied(records.length > 0);
    if (await this.write(userId, records, true)) return;
    if (this.newest === records) await this.write(userId, records, false);
  }

  private async write(
    userId: string,
    records: readonly StoredRecord[],
    withNewPictures: boolean,
  ): Promise<boolean> {
    const changes = new Map<string, unknown>();
    const after = new Map(records.map((record) => [this.keyOf(userId, record), record]));
    const pictures: { key: string; address: string }[] = [];
    const keyFor = (address: string): string | null => {
      const isSame = (picture: { address: string }) => picture.address === address;
      const known = pictures.find(isSame) ?? this.stored.pictures.find(isSame);
      const file = known ? null : pictureFile(address);
      if (!known && !file) return address;
      if (file && !withNewPictures) return null;
      const key = known?.key ?? pictureKey(userId, uuid());
      if (!pictures.some(isSame)) pictures.push({ key, address });
      if (file) changes.set(key, file);
      return key;
    };
    for (const [key, record] of after) {
      const withKeys = withAddresses(record, keyFor);
      if (this.stored.records.get(key) !== record) changes.set(key, withKeys);
    }
    for (const key of this.stored.records.keys()) if (!after.has(key)) changes.set(key, undefined);
    for (const { key } of this.stored.pictures)
      if (!pictures.some((picture) => picture.key === key)) changes.set(key, undefined);
    if (changes.size > 0 && !(await this.pageStorage.writeAll(changes))) return false;
    this.stored = { records: after, pictures };
    return true;
  }
}
