import type { Backend } from '../domain/backend';
import { providePageGlobals } from '../testing/pageGlobals';
import { pageTransport, workerTransport } from './transport';

providePageGlobals();

const request = new Request('http://cinefolk.test/api/posts');

const aBackend = () =>
  ({
    answer: jest.fn((_request: Request) => Promise.resolve(Response.json({ by: 'page' }))),
    startWorker: jest.fn(() => Promise.resolve()),
    storage: () => Promise.resolve({ storage: 'memory', found: 'nothing' }),
    onStorage: () => undefined,
    onSeeding: () => undefined,
    onChange: () => () => undefined,
    reset: () => Promise.resolve('reset' as const),
    installation: () => Promise.resolve({ id: 'here', isKept: true }),
    eraseLeavers: () => Promise.resolve(),
    retry: () => undefined,
  }) satisfies Backend;

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('answers the app’s own calls in the page, without network or worker', async () => {
  const backend = aBackend();
  const answer = await pageTransport(() => Promise.resolve(backend))(request);
  expect(await answer.json()).toEqual({ by: 'page' });
  expect(backend.answer).toHaveBeenCalledWith(request);
  expect(backend.startWorker).not.toHaveBeenCalled();
});

it('sends the app’s own calls through the worker once it runs, if so configured', async () => {
  const order: string[] = [];
  const startWorker = async () => {
    await turn();
    order.push('worker runs');
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    order.push('call sent');
    return Promise.resolve(Response.json({ by: 'worker' }));
  });
  const answer = await workerTransport(startWorker)(request);
  expect(await answer.json()).toEqual({ by: 'worker' });
  expect(order).toEqual(['worker runs', 'call sent']);
});
