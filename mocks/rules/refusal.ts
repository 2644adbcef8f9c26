import { REFUSALS, type RefusalName } from '../../src/domain/errors';

/** The server says no. Thrown inside a transaction it undoes the whole of it. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  static named(name: RefusalName): Refusal {
    const [status, message] = REFUSALS[name];
    return new Refusal(status, message);
  }

  /** A request that does not have the shape it should; the message says what is wrong. */
  static badRequest(message: string): Refusal {
    return new Refusal(400, message);
  }
}

/** A rule's outcome, or the refusal it named thrown. */
export function granted<T extends object>(outcome: T | RefusalName): T {
  if (typeof outcome === 'string') throw Refusal.named(outcome);
  return outcome;
}

/** What was looked for, or the refusal thrown when it was not there. */
export function found<T>(value: T | undefined, otherwise: RefusalName): T {
  if (value === undefined) throw Refusal.named(otherwise);
  return value;
}
