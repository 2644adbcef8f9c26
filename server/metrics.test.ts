import { once } from 'node:events';
import { createMetrics, type Metrics } from './metrics';

/** Asks on a port of its own, for as long as the work lasts. */
async function listening(metrics: Metrics, work: (origin: string) => Promise<void>): Promise<void> {
  const server = metrics.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    await work(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  } finally {
    server.close();
  }
}

test('a figure that cannot be read fails the answer, and only this one', async () => {
  const metrics = createMetrics();
  const read = jest.fn(() => Promise.resolve(2));
  metrics.watch('cinefolk_revision', 'Revision.', read);
  read.mockRejectedValueOnce(new Error('away'));
  await listening(metrics, async (origin) => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(500);
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain(
      '# HELP cinefolk_revision Revision.\n# TYPE cinefolk_revision gauge\ncinefolk_revision 2\n',
    );
  });
});

test('answers on its own port with what was observed', async () => {
  const metrics = createMetrics();
  const call = { requestId: 'r', method: 'GET', route: '/api/posts/:postId', ms: 30 };
  metrics.observe({ ...call, status: 200 });
  metrics.observe({ ...call, status: 404 });
  metrics.writerWaited(3);
  let streams = 1;
  metrics.watch('cinefolk_streams_open', 'Open streams of events.', () => streams);
  streams = 7;
  await listening(metrics, async (origin) => {
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await answer.text()).split('\n');
    const of = 'method="GET",route="/api/posts/:postId"';
    for (const line of [
      `cinefolk_requests_total{${of},status="200"} 1`,
      `cinefolk_requests_total{${of},status="404"} 1`,
      `cinefolk_request_seconds_bucket{le="0.025",${of}} 0`,
      `cinefolk_request_seconds_bucket{le="0.05",${of}} 2`,
      'cinefolk_writer_wait_seconds_bucket{le="0.005"} 1',
      'cinefolk_streams_open 7',
    ])
      expect(lines).toContain(line);
    expect(lines.join()).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`${origin}/api/posts`)).status).toBe(404);
  });
});
