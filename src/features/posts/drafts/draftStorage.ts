import { v7 as uuid } from 'uuid';
import type { PageStorage, Kept } from '../../../lib/pageStorage';
import type { Drafts, FoundDrafts } from './draftReducers';
import { draftsKey, findDrafts, wordsToKeep } from './persistedDrafts';

/** What a page knows to lie on disk and may change: words by their keys, and the keys of photos. */
interface Shelved {
  words: Kept;
  photoKeys: ReadonlyMap<string, string>;
}

interface Plan {
  changes: Map<string, unknown>;
  after: Shelved;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Where one page keeps its writer's drafts. It writes what changed alone, and a photo once. What
 * other tabs keep it leaves to them, but for what it finds at its own beginning.
 */
export class DraftStorage {
  private readonly page = uuid();
  private newest: Drafts | null = null;
  private shelved: Shelved = { words: new Map(), photoKeys: new Map() };
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly pageStorage: PageStorage,
    readonly writerId: string,
  ) {}

  /** Keeps the drafts; of several that come meanwhile the last. Where photos have no room, the words alone. */
  keep(drafts: Drafts): Promise<void> {
    this.newest = drafts;
    return this.inTurn(async () => {
      if (this.newest !== drafts) return;
      if (!(await this.write(drafts, true))) await this.write(drafts, false);
    });
  }

  /**
   * Makes all that is kept for this writer this page's own.
   * @param accept takes what was found and answers the drafts as they are then; null where the writer has gone
   */
  restore(accept: (found: FoundDrafts) => Drafts | null): Promise<void> {
    return this.inTurn(async () => {
      await this.pageStorage.revise(this.key(), (all) => {
        const kept = new Map([...all].filter(([key]) => this.owns(key)));
        const { found, keys } = findDrafts(kept, this.writerId);
        const drafts = accept(found);
        if (!drafts) return new Map();
        const photos = [...kept].filter(([key]) => key.startsWith(this.key('photo', '')));
        this.shelved = {
          words: new Map(keys.map((key) => [key, kept.get(key)])),
          photoKeys: new Map(photos.map(([key, photo]) => [String(photo), key])),
        };
        const { changes, after } = this.plan(drafts, true);
        const inUse = new Set(after.photoKeys.values());
        for (const [key] of photos) if (!inUse.has(key)) changes.set(key, undefined);
        this.shelved = after;
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
    this.shelved = after;
    return true;
  }

  private plan(drafts: Drafts, withNewPhotos: boolean): Plan {
    const { shelved, writerId, page } = this;
    const changes = new Map<string, unknown>();
    const photoKeys = new Map<string, string>();
    const words = wordsToKeep(drafts, { writerId, page }, (photo) => {
      const known = photoKeys.get(photo) ?? shelved.photoKeys.get(photo);
      if (known === undefined && !withNewPhotos) return null;
      const key = known ?? this.key('photo', `${page}-${uuid()}`);
      photoKeys.set(photo, key);
      if (known === undefined) changes.set(key, photo);
      return key;
    });
    for (const [key, record] of words)
      if (!isSame(record, shelved.words.get(key))) changes.set(key, record);
    for (const key of shelved.words.keys()) if (!words.has(key)) changes.set(key, undefined);
    // A photo that came from another page may be in use there; the next page to begin looks after it.
    for (const [photo, key] of shelved.photoKeys)
      if (!photoKeys.has(photo) && key.startsWith(this.key('photo', page)))
        changes.set(key, undefined);
    return { changes, after: { words, photoKeys } };
  }
}
