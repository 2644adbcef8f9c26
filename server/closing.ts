import type { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';

/** How long a connection may go on after Ctrl-C. */
const DRAIN_MS = 10_000;

const isHttpServer = (server: ServerType): server is Server => 'closeIdleConnections' in server;

function closeAll(server: ServerType): void {
  if (isHttpServer(server)) server.closeAllConnections();
}

/** At a signal, answers what has been asked, and then closes the database. */
export function closeOnSignal(
  server: ServerType,
  endStreams: () => void,
  closeDatabase: () => Promise<void>,
): void {
  const stop = (): void => {
    endStreams();
    const timer = setTimeout(() => closeAll(server), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      void closeDatabase().then(() => process.exit(0));
    });
    if (isHttpServer(server)) server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
