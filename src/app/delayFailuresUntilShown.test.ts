import { delayFailuresUntilShown } from './delayFailuresUntilShown';

const request = new Request('https://cinefolk.test/api/posts');

const setUp = (answer: () => Promise<Response>) => {
  const order: string[] = [];
  let show: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    show = () => {
      order.push('shown');
      resolve();
    };
  });
  const answered = delayFailuresUntilShown(
    answer,
    shown,
  )(request).then(
    ({ status }) => order.push(`answered ${status}`),
    (reason: unknown) => order.push(String(reason)),
  );
  return { order, show, answered };
};

it.each([
  ['a refusal', () => Promise.resolve(new Response(null, { status: 500 })), 'answered 500'],
  ['a lost connection', () => Promise.reject(new Error('Lost')), 'Error: Lost'],
])('passes on %s once the page is on screen', async (_name, answer, outcome) => {
  const { order, show, answered } = setUp(answer);
  await new Promise(setImmediate);
  show();
  await answered;
  expect(order).toEqual(['shown', outcome]);
});

it('passes on an answer at once', async () => {
  const { order, answered } = setUp(() => Promise.resolve(new Response('[]')));
  await answered;
  expect(order).toEqual(['answered 200']);
});
