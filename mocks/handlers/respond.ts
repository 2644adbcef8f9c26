import { REFUSALS, type ErrorsBody, type FailureBody } from '../../src/domain/errors';
import { HEADERS } from '../../src/domain/limits';
import { ChunkLoadError } from '../chunkLoadError';
import { Refusal } from '../rules/refusal';
import type { Endpoint, Reply } from './endpoint';

/**
 * Makes the response of whatever answers or throws. Rejects only if code of the backend cannot be fetched.
 * @param name of the answering endpoint, see `nameOf`
 */
export type Respond = (name: string, answer: () => Reply | Promise<Reply>) => Promise<Response>;

/** @param currentRevision the data's revision, for answers that read no data */
export function createRespond(currentRevision: () => Promise<number>): Respond {
  async function replyOf(answer: () => Reply | Promise<Reply>): Promise<Reply> {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      return { ...describe(error), revision: await currentRevision().catch(() => 0) };
    }
  }

  return async (name, answer) => {
    const { body, status, headers, revision } = await replyOf(answer);
    return Response.json(body, {
      status,
      headers: {
        ...headers,
        [HEADERS.revision]: String(revision),
        [HEADERS.answeredBy]: HEADERS.backendName,
        [HEADERS.handler]: name,
      },
    });
  };
}

/** The call's method and path. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'path'> & { method: string }): string =>
  `${method.toUpperCase()} ${path.replace(/^\*(?=.)/, '')}`;

function describe(error: unknown): Omit<Reply, 'revision'> & { body: ErrorsBody | FailureBody } {
  if (error instanceof Refusal) {
    const { status, message, headers } = error;
    return { status, headers, body: { errors: [message] } };
  }
  const { name, message } = nameAndMessage(error);
  if (name === 'QuotaExceededError') {
    const [status, reason] = REFUSALS.outOfSpace;
    return { status, body: { errors: [reason] } };
  }
  return { status: 500, body: { error: { name, message } } };
}

/** Not every error is an `Error`: a DOMException from another frame, for one, is not. */
function nameAndMessage(error: unknown): { name: string; message: string } {
  if (typeof error === 'object' && error !== null && 'name' in error && 'message' in error) {
    return { name: String(error.name), message: String(error.message) };
  }
  return { name: 'Error', message: String(error) };
}
