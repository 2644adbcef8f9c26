import pino, { type DestinationStream, type Logger } from 'pino';
import { codeOf } from './db/errorCode';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Of an error, what names no data: PostgreSQL's details quote the row that it refused. */
function errorForLog(error: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, code: codeOf(error) };
}

/** Lines of JSON on the standard error output: the standard output has the address. */
export const createLog = (
  level: string,
  destination: DestinationStream = pino.destination(2),
): Log => pino({ level, serializers: { err: errorForLog } }, destination);
