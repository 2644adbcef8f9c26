import pino, { type Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Lines of JSON on the standard error output: the standard output has the address. */
export const createLog = (level: string): Log => pino({ level }, pino.destination(2));
