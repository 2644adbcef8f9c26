import {
  createAction,
  weakMapMemoize,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import { isOpen, type Change, type Changes } from './change';
import type { keptShapes } from './keptShapes';

/** A change as its event has it. */
export type Made<C extends Change> = Omit<C, 'earlier'>;

/** What an event's creator says of a change. Its id derives from the target, unless every change is one of its own. */
type Described<C extends Change> = Omit<C, 'id' | 'kind' | 'settledAt' | 'earlier'> & {
  id?: string;
  settledAt?: number;
};

/** Describes a change that its target and the state desired of it say completely. */
export const desire = <Desired>(target: string, desired: Desired) => ({ target, desired });

type Shapes = typeof keptShapes;

/** The names of the shapes that fit such changes. */
type ShapeOf<C extends Change> = {
  [Name in keyof Shapes]: InferOutput<Shapes[Name]> extends Omit<
    C,
    Exclude<keyof Change, 'desired'>
  >
    ? Name
    : never;
}[keyof Shapes];

/** The loaded kinds whose changes outlive a reload that comes before the server's answer, by name. */
export const keptKinds = new Map<string, { slice: string; shape: keyof Shapes }>();

type Apply<Thing, Context, C> = (thing: Thing, change: C, context: Context) => Thing;

/** One kind of change, such as likes. */
export class Kind<C extends Change, State> {
  constructor(
    readonly name: string,
    private readonly slice: string,
    /** Selects the changes of the slice that stores them. */
    readonly changes: (state: State) => Changes,
  ) {}

  readonly is = (change: Change): change is C => change.kind === this.name;

  /** The change to a target; for kinds with one change per target. */
  readonly find = (changes: Changes, target: string): C | undefined => {
    const change = changes.entities[this.idOf(target)];
    return change && this.is(change) ? change : undefined;
  };

  /** The desired state of a pending change to a target; undefined if none is pending. */
  readonly pending = (state: State, target: string): C['desired'] | undefined => {
    const change = this.find(this.changes(state), target);
    return change?.settledAt === null ? change.desired : undefined;
  };

  /**
   * Creates the event of such a change. The slice stores the change, and `sendChanges` sends it, unless it is settled
   * from the beginning: then the server answered it unasked.
   */
  readonly event = <Args extends unknown[]>(
    type: string,
    describe: (...args: Args) => Described<C>,
  ) =>
    createAction(type, (...args: Args) => {
      const described = describe(...args);
      const { id = this.idOf(described.target), settledAt = null } = described;
      return {
        payload: { ...described, id, kind: this.name, settledAt },
        meta: { slice: this.slice },
      };
    });

  /** Whether the person just made such a change. */
  readonly isMade = (action: UnknownAction): action is PayloadAction<Made<C>, string, MadeMeta> =>
    isMade(action) && action.payload.kind === this.name && action.payload.settledAt === null;

  private idOf(target: string): string {
    return `${this.name}:${target}`;
  }
}

/** Where a change belongs, and whether it was made before the page was loaded anew. */
interface MadeMeta {
  slice: string;
  isRestored?: boolean;
}

/** Matches the events of all changes. */
export const isMade = (
  action: UnknownAction,
): action is PayloadAction<Made<Change>, string, MadeMeta> => {
  const meta: unknown = action['meta'];
  return typeof meta === 'object' && meta !== null && 'slice' in meta;
};

/** All kinds of changes to one type of thing, such as posts, and what each does to a cached one. */
export class Kinds<Thing, Context, State> {
  private readonly effects: Apply<Thing, Context, Change>[] = [];

  constructor(
    private readonly slice: string,
    readonly changes: (state: State) => Changes,
  ) {}

  /**
   * Adds a kind.
   * @param shape of its changes, which outlive a reload of the page; null if drafts keep what they say
   */
  readonly add = <C extends Change>(
    name: string,
    shape: ShapeOf<C> | null,
    apply?: Apply<Thing, Context, C>,
  ): Kind<C, State> => {
    const kind = new Kind<C, State>(name, this.slice, this.changes);
    if (shape) keptKinds.set(name, { slice: this.slice, shape });
    if (apply) this.addEffect(kind, apply);
    return kind;
  };

  /**
   * Says what a kind of change does to a cached thing.
   * @param apply does nothing to one that includes the change already
   */
  readonly addEffect = <C extends Change>(
    kind: Kind<C, State>,
    apply: Apply<Thing, Context, C>,
  ): void => {
    this.effects.push((thing, change, context) =>
      kind.is(change) ? apply(thing, change, context) : thing,
    );
  };

  /** A cached thing of this revision as the person sees it: with these changes, as far as its answer may lack them. */
  readonly shown = (
    cached: Thing,
    changes: readonly Change[],
    revision: number,
    context: Context,
  ): Thing =>
    changes.reduce(
      (thing, change) => (isOpen(change, revision) ? this.applied(thing, change, context) : thing),
      cached,
    );

  /** Equal input returns the same thing, so that only what changed renders again. */
  private readonly applied = weakMapMemoize(
    (cached: Thing, change: Change, context: Context): Thing =>
      this.effects.reduce((thing, apply) => apply(thing, change, context), cached),
  );
}
