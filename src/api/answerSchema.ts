import type { StandardSchemaV1 } from '@standard-schema/spec';

/**
 * The check that an answer passes before it is believed: a type guard, in the form RTK
 * Query takes. What fails it becomes an error that the screens can show.
 */
export const answerSchema = <T>(isAnswer: (value: unknown) => value is T): StandardSchemaV1<T> => ({
  '~standard': {
    version: 1,
    vendor: 'cinefolk',
    validate: (value) =>
      isAnswer(value)
        ? { value }
        : { issues: [{ message: 'The answer has an unexpected shape.' }] },
  },
});
