import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './observed';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures for Prometheus. */
export interface Metrics {
  /** Counts an answered request. */
  observe(answered: Answered): void;
  /** Counts a change that has waited for its turn to be written. */
  writerWaited(ms: number): void;
  /** Reads a number whenever the figures are asked for. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  /** Answers with all figures, on a port of its own: nobody meets them on the app's, and no proxy has to hide them. */
  listen(port: number, host: string): Server;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'cinefolk_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'cinefolk_request_seconds',
    help: 'How long answers took; a stream of events counts until it begins.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const waits = new Histogram({
    name: 'cinefolk_writer_wait_seconds',
    help: 'How long changes waited for their turn to be written.',
    buckets: SECONDS,
    registers,
  });

  return {
    observe({ method, route, status, ms }) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, ms / 1000);
    },
    writerWaited: (ms) => waits.observe(ms / 1000),
    watch(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => gauge.set(await read()),
      });
    },
    listen: (port, host) =>
      createServer((request, response) => {
        if (request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        registry.metrics().then(
          (text) => response.setHeader('Content-Type', registry.contentType).end(text),
          () => response.writeHead(500).end(),
        );
      }).listen(port, host),
  };
}
