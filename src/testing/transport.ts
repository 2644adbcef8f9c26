import type { Transport } from '../api/transport';

/** A request or an answer that is held until the test releases it. */
export interface Held {
  /** Resolves once it is held. */
  waits: Promise<void>;
  release: () => void;
}

/** An answer is read and its effects are done within this many turns of the event loop. */
const QUIET_TURNS = 10;
const MOST_TURNS = 10_000;

interface Rule {
  call: string;
  answer: Transport;
}

const signal = () => {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
};

const hold = () => {
  const reached = signal();
  const released = signal();
  const pause = () => {
    reached.give();
    return released.given;
  };
  return { held: { waits: reached.given, release: released.give }, pause };
};

const nameOf = ({ method, url }: Request) => {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
};

/**
 * A transport that a test controls. Each rule applies once, to the next call that starts with the
 * given text, such as `POST /api/posts/like/`; all other calls go to the backend. A held request, once
 * released, goes through the next rule that matches it.
 */
export class TestTransport {
  /** Every call so far, as `GET /api/posts?feed=home`. */
  readonly sent: string[] = [];
  private rules: Rule[] = [];
  private underWay: string[] = [];

  constructor(private readonly backend: Transport) {}

  readonly fetch: Transport = async (request) => {
    const name = nameOf(request);
    this.sent.push(name);
    this.underWay.push(name);
    try {
      return await this.answer(request);
    } finally {
      this.underWay.splice(this.underWay.indexOf(name), 1);
    }
  };

  answersWith(call: string, body: unknown, status = 200): void {
    this.answersWithResponse(call, Response.json(body, { status }));
  }

  /** For a response that is not valid JSON. */
  answersWithResponse(call: string, response: Response): void {
    this.add(call, () => Promise.resolve(response));
  }

  failsWith(call: string, status: number, message: string): void {
    this.answersWith(call, { errors: [message] }, status);
  }

  losesConnection(call: string): void {
    this.add(call, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** The server handles the call, but its answer is lost. */
  losesAnswer(call: string): void {
    this.add(call, async (request) => {
      await this.answer(request);
      throw new TypeError('Failed to fetch');
    });
  }

  /** The request reaches the server only when released. */
  holdsRequest(call: string): Held {
    const { held, pause } = hold();
    this.add(call, async (request) => {
      await pause();
      return this.answer(request);
    });
    return held;
  }

  /** The server answers at once, but the answer is delivered only when released. */
  holdsAnswer(call: string): Held {
    const { held, pause } = hold();
    this.add(call, async (request) => {
      const response = await this.answer(request);
      await pause();
      return response;
    });
    return held;
  }

  /** The calls so far that start with this text. */
  sentTo(call: string): string[] {
    return this.sent.filter((name) => name.startsWith(call));
  }

  /** Resolves once no call is running and the effects of the last answer are done. */
  quiet(): Promise<void> {
    return this.quietBut(0);
  }

  /** Like `quiet`, with this many calls still held. */
  async quietBut(held: number): Promise<void> {
    // Imported on demand: only tests, in Node, call this, but the catalogue uses this transport in a browser.
    const { setImmediate: nextTurn } = await import('node:timers/promises');
    let quietTurns = 0;
    for (let turn = 0; quietTurns < QUIET_TURNS; turn += 1) {
      if (turn === MOST_TURNS) throw new Error(`Still under way: ${this.underWay.join(', ')}`);
      quietTurns = this.underWay.length > held ? 0 : quietTurns + 1;
      await nextTurn();
    }
  }

  private answer(request: Request): Promise<Response> {
    const rule = this.rules.find(({ call }) => nameOf(request).startsWith(call));
    this.rules = this.rules.filter((other) => other !== rule);
    return (rule?.answer ?? this.backend)(request);
  }

  private add(call: string, answer: Transport): void {
    this.rules.push({ call, answer });
  }
}
