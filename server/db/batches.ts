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

interface Question {
  parts: readonly KeyPart[];
  resolve(values: unknown[]): void;
  reject(reason: unknown): void;
}

export interface Batches {
  /** All answers to one question. */
  ask(statement: Statement, parts: readonly KeyPart[]): Promise<unknown[]>;
  /** Sends what has been asked so far. */
  flush(): void;
}

/** Sends the questions of one tick that have the same statement together, as arrays of their parts. */
export function createBatches(query: Query<Answer>): Batches {
  let waiting = new Map<Statement, Question[]>();

  function flush(): void {
    const batches = waiting;
    waiting = new Map();
    for (const [statement, questions] of batches) void send(statement, questions);
  }

  async function send(statement: Statement, questions: readonly Question[]): Promise<void> {
    const columns = columnsOf(questions.map(({ parts }) => parts));
    try {
      const answers = await query(statement, columns);
      const isAboutAll = columns.length === 0;
      const byPlace = groupBy(answers, ({ i }) => (isAboutAll ? 0 : i - 1));
      for (const [place, { resolve }] of questions.entries()) {
        const own = byPlace.get(isAboutAll ? 0 : place) ?? [];
        resolve(own.map(({ value }) => value));
      }
    } catch (error) {
      for (const { reject } of questions) reject(error);
    }
  }

  return {
    flush,
    ask: (statement, parts) =>
      new Promise((resolve, reject) => {
        if (waiting.size === 0) process.nextTick(flush);
        const questions = waiting.get(statement) ?? [];
        questions.push({ parts, resolve, reject });
        waiting.set(statement, questions);
      }),
  };
}
