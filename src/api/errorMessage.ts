import { isRecordOf, isText, listOf } from '../domain/guards';
import type { ErrorsBody, FailureBody } from '../domain/errors';

const isErrorsBody = isRecordOf<ErrorsBody>({ errors: listOf(isText) });
const isFailureBody = isRecordOf<FailureBody>({
  error: isRecordOf<FailureBody['error']>({ name: isText, message: isText }),
});
const hasStatus = isRecordOf<{ status: unknown }>({ status: (_value): _value is unknown => true });

const UNEXPECTED = 'Something went wrong. Please try again.';

const MESSAGES: Record<string, string> = {
  FETCH_ERROR: 'Cinefolk could not be reached. Check your connection and try again.',
  TIMEOUT_ERROR: 'That took too long. Please try again.',
  PARSING_ERROR: 'The answer could not be read. Please try again.',
  CUSTOM_ERROR: 'The answer could not be read. Please try again.',
};

/** The HTTP status of a failed call, or null when it never got an answer. */
export const errorStatus = (error: unknown): number | null =>
  hasStatus(error) && typeof error.status === 'number' ? error.status : null;

/** What a person is told of a failed call: the server's own words where there are any. */
export const errorMessage = (error: unknown): string => {
  if (!hasStatus(error)) return UNEXPECTED;
  if (isText(error.status)) return MESSAGES[error.status] ?? UNEXPECTED;
  const body = 'data' in error ? error.data : undefined;
  if (isErrorsBody(body)) return body.errors[0] ?? UNEXPECTED;
  if (isFailureBody(body)) return body.error.message || UNEXPECTED;
  return UNEXPECTED;
};
