import { once } from 'node:events';
import { createMetrics } from './metrics';

test('answers on its own port with what was observed', async () => {
  const metrics = createMetrics();
  const call = { requestId: 'r', method: 'GET', route: '/api/posts/:postId', ms: 30 };
  metrics.observe({ ...call, status: 200 });
  metrics.observe({ ...call, status: 404 });
  metrics.writerWaited(3);
  let streams = 1;
  metrics.watch('cinefolk_streams_open', 'Open streams of events.', () => streams);
  streams = 7;
  const server = metrics.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
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
    expect((await fetch(`http://127.0.0.1:${port}/api/posts`)).status).toBe(404);
  } finally {
    server.close();
  }
});
