import type { Transport } from '../api/transport';

/** A request or an answer that waits for the test. */
export interface Held {
  /** Resolves once it waits. */
  waits: Promise<void>;
  release: () => void;
}

/** An answer is read and its effects done within a few turns of the event loop. */
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
 * A transport that does what a test says, each time to the next call that begins with the text
 * given, such as `POST /api/posts/like/`; all else goes to the backend. What is held, once
 * released, meets the next rule for it.
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

  /** For what is not the JSON that an answer should be. */
  answersWithResponse(call: string, response: Response): void {
    this.add(call, () => Promise.resolve(response));
  }

  failsWith(call: string, status: number, message: string): void {
    this.answersWith(call, { errors: [message] }, status);
  }

  losesConnection(call: string): void {
    this.add(call, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** The server acts, and its answer is lost on the way. */
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

  /** The server answers at once, and the answer is delivered only when released. */
  holdsAnswer(call: string): Held {
    const { held, pause } = hold();
    this.add(call, async (request) => {
      const response = await this.answer(request);
      await pause();
      return response;
    });
    return held;
  }

  /** The calls so far that begin with this text. */
  sentTo(call: string): string[] {
    return this.sent.filter((name) => name.startsWith(call));
  }

  /** Resolves once no call is running any more and the effects of the last answer are done. */
  quiet(): Promise<void> {
    return this.quietBut(0);
  }

  /** The same, with so many calls still held. */
  async quietBut(held: number): Promise<void> {
    // Only a test waits, in Node. The catalogue has this transport in a browser.
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
