import type { KeyPart } from '../../mocks/db/db';
import { groupBy } from '../../mocks/views/groupBy';
import type { Statement } from './statements';
import { toColumn } from './values';

/** An answer to one of several questions that were asked together, and the place of that question, from 1. */
export interface Answer {
  i: number;
  value: unknown;
}

export type Query<Row> = (statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** The parts of several questions, as arrays of those at the same place. */
export const columnsOf = (questions: readonly (readonly KeyPart[])[]): KeyPart[][] =>
  (questions[0] ?? []).map((_part, at) => questions.map((parts) => toColumn(parts[at] ?? '')));

interface Asker {
  resolve(values: unknown[]): void;
  reject(reason: unknown): void;
}

interface Question {
  parts: readonly KeyPart[];
  askers: Asker[];
}

export interface Batches {
  /** All answers to one question. */
  ask(statement: Statement, parts: readonly KeyPart[]): Promise<unknown[]>;
  /** Sends what has been asked so far. */
  flush(): void;
}

/** Sends the questions of one tick that have the same statement together, each once, as arrays of their parts. */
export function createBatches(query: Query<Answer>): Batches {
  let waiting = new Map<Statement, Map<string, Question>>();

  function flush(): void {
    const batches = waiting;
    waiting = new Map();
    for (const [statement, questions] of batches) void send(statement, [...questions.values()]);
  }

  async function send(statement: Statement, questions: readonly Question[]): Promise<void> {
    try {
      const answers = await query(statement, columnsOf(questions.map(({ parts }) => parts)));
      const byPlace = groupBy(answers, ({ i }) => i - 1);
      for (const [place, { askers }] of questions.entries()) {
        const own = byPlace.get(place) ?? [];
        for (const { resolve } of askers) resolve(own.map(({ value }) => value));
      }
    } catch (error) {
      for (const { reject } of questions.flatMap(({ askers }) => askers)) reject(error);
    }
  }

  return {
    flush,
    ask: (statement, parts) =>
      new Promise((resolve, reject) => {
        if (waiting.size === 0) process.nextTick(flush);
        const questions = waiting.get(statement) ?? new Map<string, Question>();
        waiting.set(statement, questions);
        const name = JSON.stringify(parts);
        const question = questions.get(name) ?? { parts, askers: [] };
        questions.set(name, question);
        question.askers.push({ resolve, reject });
      }),
  };
}
