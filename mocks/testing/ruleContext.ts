import type { RuleContext } from '../rules/context';

/** A rule's surroundings: noon on a day in May, ids and sequence numbers that are easy to tell. */
export function aRuleContext(now = '2026-05-02T12:00:00.900Z'): RuleContext {
  let sequence = 100;
  return { now: new Date(now), newId: () => 'new-id', nextSeq: () => (sequence += 1) };
}

/** What `aRuleContext` leaves as the time of a change. */
export const RULE_TIME = '2026-05-02T12:00:00Z';
