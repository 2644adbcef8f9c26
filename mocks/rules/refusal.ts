import { REFUSALS, type RefusalName } from '../../src/domain/errors';

/** The server refuses a call. Thrown inside a transaction, it rolls the transaction back. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  static named(name: RefusalName): Refusal {
    const [status, message] = REFUSALS[name];
    return new Refusal(status, message);
  }

  /** A malformed request; the message says what is wrong. */
  static badRequest(message: string): Refusal {
    return new Refusal(400, message);
  }
}

/** Returns a rule's outcome, or throws the refusal it named. */
export function granted<T extends object>(outcome: T | RefusalName): T {
  if (typeof outcome === 'string') throw Refusal.named(outcome);
  return outcome;
}

/** Returns the value, or throws the refusal if it is undefined. */
export function found<T>(value: T | undefined, otherwise: RefusalName): T {
  if (value === undefined) throw Refusal.named(otherwise);
  return value;
}
