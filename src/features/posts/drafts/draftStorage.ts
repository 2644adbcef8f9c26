import { v7 as uuid } from 'uuid';
import type { PageStorage, StoredValues } from '../../../lib/pageStorage';
import type { Drafts, FoundDrafts } from './draftState';
import { draftsKey, findDrafts, recordsToStore } from './persistedDrafts';

/** What is on disk and may be changed by this page: records by key, and the key of each photo. */
interface StoredDrafts {
  records: StoredValues;
  photoKeys: ReadonlyMap<string, string>;
}

interface Plan {
  changes: Map<string, unknown>;
  after: StoredDrafts;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores one page's drafts of one user. It writes only what changed, and each photo once. It leaves
 * the records of other tabs alone, except for those that it finds when it starts.
 */
export class DraftStorage {
  private readonly page = uuid();
  private newest: Drafts | null = null;
  private stored: StoredDrafts = { records: new Map(), photoKeys: new Map() };
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly pageStorage: PageStorage,
    readonly writerId: string,
  ) {}

  /** Stores the drafts; of several queued calls, only the last. If photos do not fit, it stores the records alone. */
  persist(drafts: Drafts): Promise<void> {
    this.newest = drafts;
    return this.enqueue(async () => {
      if (this.newest !== drafts) return;
      if (!(await this.write(drafts, true))) await this.write(drafts, false);
    });
  }

  /**
   * Takes over everything that is stored for this user.
   * @param accept receives what was found and returns the resulting drafts; null if the user is no longer signed in
   */
  restore(accept: (found: FoundDrafts) => Drafts | null): Promise<void> {
    return this.enqueue(async () => {
      await this.pageStorage.update(this.key(), (all) => {
        const stored = new Map([...all].filter(([key]) => this.owns(key)));
        const { found, keys } = findDrafts(stored, this.writerId);
        const drafts = accept(found);
        if (!drafts) return new Map();
        const photos = [...stored].filter(([key]) => key.startsWith(this.key('photo', '')));
        this.stored = {
          records: new Map(keys.map((key) => [key, stored.get(key)])),
          photoKeys: new Map(photos.map(([key, photo]) => [String(photo), key])),
        };
        const { changes, after } = this.plan(drafts, true);
        const inUse = new Set(after.photoKeys.values());
        for (const [key] of photos) if (!inUse.has(key)) changes.set(key, undefined);
        this.stored = after;
        return changes;
      });
    });
  }

  private enqueue(job: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(job);
    return this.queue;
  }

  private key(...parts: string[]): string {
    return draftsKey(this.writerId, ...parts);
  }

  /** Another user's id may start with this one's. */
  private owns(key: string): boolean {
    return key === this.key() || key.startsWith(this.key(''));
  }

  private async write(drafts: Drafts, withNewPhotos: boolean): Promise<boolean> {
    const { changes, after } = this.plan(drafts, withNewPhotos);
    if (changes.size > 0 && !(await this.pageStorage.writeAll(changes))) return false;
    this.stored = after;
    return true;
  }

  private plan(drafts: Drafts, withNewPhotos: boolean): Plan {
    const { stored, writerId, page } = this;
    const changes = new Map<string, unknown>();
    const photoKeys = new Map<string, string>();
    const records = recordsToStore(drafts, { writerId, page }, (photo) => {
      const existing = photoKeys.get(photo) ?? stored.photoKeys.get(photo);
      if (existing === undefined && !withNewPhotos) return null;
      const key = existing ?? this.key('photo', `${page}-${uuid()}`);
      photoKeys.set(photo, key);
      if (existing === undefined) changes.set(key, photo);
      return key;
    });
    for (const [key, record] of records)
      if (!isSame(record, stored.records.get(key))) changes.set(key, record);
    for (const key of stored.records.keys()) if (!records.has(key)) changes.set(key, undefined);
    // A photo of another page may be in use there; the next page to start deletes it if it is not.
    for (const [photo, key] of stored.photoKeys)
      if (!photoKeys.has(photo) && key.startsWith(this.key('photo', page)))
        changes.set(key, undefined);
    return { changes, after: { records, photoKeys } };
  }
}
