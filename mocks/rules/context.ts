/** What a rule may know of the world besides what it is handed. */
export interface RuleContext {
  now: Date;
  newId: () => string;
  /** The next place in the sequence that orders everything stored. */
  nextSeq: () => number;
}
