import * as v from 'valibot';
import { ErrorsBodySchema, FailureBodySchema, REFUSALS, type RefusalName } from '../domain/errors';

const FailedCallSchema = v.object({
  status: v.union([v.string(), v.number()]),
  data: v.optional(v.unknown()),
});

const UNEXPECTED = 'Something went wrong. Please try again.';

const MESSAGES: Record<string, string> = {
  FETCH_ERROR: 'Cinefolk could not be reached. Check your connection and try again.',
  TIMEOUT_ERROR: 'That took too long. Please try again.',
  PARSING_ERROR: 'The response could not be read. Please try again.',
  CUSTOM_ERROR: 'The response could not be read. Please try again.',
};

/** The HTTP status of a failed call, or null if there was no answer. */
export const errorStatus = (error: unknown): number | null =>
  v.is(FailedCallSchema, error) && typeof error.status === 'number' ? error.status : null;

/** The message to show for a failed call: the server's own if it sent one. */
export const errorMessage = (error: unknown): string => {
  if (!v.is(FailedCallSchema, error)) return UNEXPECTED;
  const { status, data } = error;
  if (typeof status === 'string') return MESSAGES[status] ?? UNEXPECTED;
  if (v.is(ErrorsBodySchema, data)) return data.errors[0] ?? UNEXPECTED;
  if (v.is(FailureBodySchema, data)) return data.error.message || UNEXPECTED;
  return UNEXPECTED;
};

/** Whether the server refused a call for this reason. */
export const isRefusal = (error: unknown, name: RefusalName): boolean => {
  const [status, message] = REFUSALS[name];
  return errorStatus(error) === status && errorMessage(error) === message;
};
