/** A task cannot be done; the message says why. */
export class TaskError extends Error {
  override name = 'TaskError';
}
