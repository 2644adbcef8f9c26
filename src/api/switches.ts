import type { LocalChange } from './localChanges';

export interface Flip {
  /** The thing and what is switched about it, such as `like:42`. */
  key: string;
  position: boolean;
  /** Notes the change for answers that do not know it; `wanted` tells its newest position. */
  track: (wanted: () => boolean) => LocalChange[];
  /** Brings the server to a position: the revision at which it is there, or null when it refused. */
  send: (position: boolean) => Promise<number | null>;
}

/**
 * Switches (like, bookmark, follow) that a person may flip faster than the server answers.
 * One call at a time is under way for each; of what is wanted meanwhile only the last is sent.
 */
export class Switches {
  private readonly wanted = new Map<string, boolean>();

  /** What the person wants of this switch while it is being settled. */
  pending(key: string): boolean | undefined {
    return this.wanted.get(key);
  }

  /** `joined`: a call under way takes this position along. `refused`: the server's truth must be shown again. */
  async flip({ key, position, track, send }: Flip): Promise<'settled' | 'joined' | 'refused'> {
    const isUnderWay = this.wanted.has(key);
    this.wanted.set(key, position);
    if (isUnderWay) return 'joined';

    let sent = position;
    const changes = track(() => this.wanted.get(key) ?? sent);
    let revision = await send(sent);
    while (revision !== null && this.wanted.get(key) !== sent) {
      sent = this.wanted.get(key) ?? sent;
      revision = await send(sent);
    }
    this.wanted.delete(key);
    for (const change of changes) {
      if (revision === null) change.drop();
      else change.settle(revision);
    }
    return revision === null ? 'refused' : 'settled';
  }
}
