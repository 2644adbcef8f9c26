import { v7 as uuid } from 'uuid';
import type { PageStorage, StoredValues } from '../../../lib/pageStorage';
import type { Drafts, FoundDrafts } from './draftState';
import { draftsKey, findDrafts, recordsToStore } from './persistedDrafts';

/** What this page knows to be on disk and may change: records by their keys, and the keys of photos. */
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
 * Stores one page's drafts of one writer. It writes only what changed, and a photo once. What other
 * tabs stored it leaves to them, except for what it finds when it starts.
 */
export class DraftStorage {
  private readonly page = uuid();
  private newest: Drafts | null = null;
  private stored: StoredDrafts = { records: new Map(), photoKeys: new Map() };
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly pageStorage: PageStorage,
    readonly writerId: string,
  ) {}

  /** Stores the drafts; of several calls that wait, only the last. Where photos do not fit, their records alone. */
  persist(drafts: Drafts): Promise<void> {
    this.newest = drafts;
    return this.inTurn(async () => {
      if (this.newest !== drafts) return;
      if (!(await this.write(drafts, true))) await this.write(drafts, false);
    });
  }

  /**
   * Takes over everything that is stored for this writer.
   * @param accept takes what was found and answers the drafts as they are then; null where the writer has gone
   */
  restore(accept: (found: FoundDrafts) => Drafts | null): Promise<void> {
    return this.inTurn(async () => {
      await this.pageStorage.revise(this.key(), (all) => {
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

  private inTurn(job: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(job);
    return this.turn;
  }

  private key(...parts: string[]): string {
    return draftsKey(this.writerId, ...parts);
  }

  /** Another writer's id may begin like this one's. */
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
      const known = photoKeys.get(photo) ?? stored.photoKeys.get(photo);
      if (known === undefined && !withNewPhotos) return null;
      const key = known ?? this.key('photo', `${page}-${uuid()}`);
      photoKeys.set(photo, key);
      if (known === undefined) changes.set(key, photo);
      return key;
    });
    for (const [key, record] of records)
      if (!isSame(record, stored.records.get(key))) changes.set(key, record);
    for (const key of stored.records.keys()) if (!records.has(key)) changes.set(key, undefined);
    // A photo that came from another page may be in use there; the next page to begin looks after it.
    for (const [photo, key] of stored.photoKeys)
      if (!photoKeys.has(photo) && key.startsWith(this.key('photo', page)))
        changes.set(key, undefined);
    return { changes, after: { records, photoKeys } };
  }
}
