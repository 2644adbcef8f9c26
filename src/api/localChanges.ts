/** What one thing the viewer did makes of a value. Doing it twice must be the same as once. */
export type Change<T> = (value: T) => T;

export interface LocalChange {
  /** The change is part of every answer from this revision on. */
  settle(revision: number): void;
  /** The server refused the change: it is forgotten. */
  drop(): void;
}

/** Answers are never this many changes late, so older settled ones can go. */
const SETTLED_KEPT = 100;

interface Entry<T> {
  key: string;
  change: Change<T>;
  settledAt: number | null;
}

/**
 * The viewer's changes that an answer may not know yet. A feed asked for before a like
 * reached the server comes back without it; painting that answer as it is would undo the
 * like before the viewer's eyes. So each answer states its revision, and the changes that
 * are pending, or settled later than that, are done to it again before it is believed.
 */
export class LocalChanges<T> {
  private entries: Entry<T>[] = [];
  private readonly known = new Map<string, { value: T; revision: number }>();

  /** Notes a change to the thing of this key, which has just been painted. */
  add(key: string, change: Change<T>): LocalChange {
    const entry: Entry<T> = { key, change, settledAt: null };
    this.entries.push(entry);
    return {
      settle: (revision) => {
        entry.settledAt = revision;
        this.forgetOldest();
      },
      drop: () => {
        this.entries = this.entries.filter((other) => other !== entry);
      },
    };
  }

  /** Notes the server's own word on a thing, as asked for after a refusal: older answers are outdated. */
  learn(key: string, value: T, revision: number): void {
    if ((this.known.get(key)?.revision ?? 0) <= revision) this.known.set(key, { value, revision });
  }

  /** The value of an answer of this revision, with everything done to it that the answer cannot know. */
  rebase(key: string, value: T, revision: number): T {
    const known = this.known.get(key);
    const newest = known && known.revision > revision ? known : { value, revision };
    return this.entries
      .filter((entry) => entry.key === key && (entry.settledAt ?? Infinity) > newest.revision)
      .reduce((rebased, { change }) => change(rebased), newest.value);
  }

  /** A value that is no answer, such as one restored after a refusal, with the pending changes done to it. */
  repaint(key: string, value: T): T {
    return this.entries
      .filter((entry) => entry.key === key && entry.settledAt === null)
      .reduce((painted, { change }) => change(painted), value);
  }

  clear(): void {
    this.entries = [];
    this.known.clear();
  }

  private forgetOldest(): void {
    const settled = this.entries.filter(({ settledAt }) => settledAt !== null);
    const oldest = settled.at(-SETTLED_KEPT)?.settledAt ?? -Infinity;
    this.entries = this.entries.filter(({ settledAt }) => (settledAt ?? Infinity) >= oldest);
  }
}
