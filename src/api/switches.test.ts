import { Switches, type Flip } from './switches';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A server that answers only when told to. */
const server = () => {
  const sent: boolean[] = [];
  const waiting: ((revision: number | null) => void)[] = [];
  return {
    sent,
    send: (position: boolean) => {
      sent.push(position);
      return new Promise<number | null>((resolve) => waiting.push(resolve));
    },
    answer: async (revision: number | null) => {
      await turn();
      waiting.shift()?.(revision);
      await turn();
    },
  };
};

const flip = (overrides: Partial<Flip>): Flip => ({
  key: 'like:1',
  position: true,
  track: () => [],
  send: () => Promise.resolve(1),
  ...overrides,
});

it('sends a flip as soon as it is painted', async () => {
  const { sent, send, answer } = server();
  const outcome = new Switches().flip(flip({ send }));
  await turn();
  expect(sent).toEqual([true]);
  await answer(1);
  expect(await outcome).toBe('settled');
});

it('sends of many flips the first, and then the last if it differs', async () => {
  const { sent, send, answer } = server();
  const switches = new Switches();
  const outcome = switches.flip(flip({ send }));
  for (const position of [false, true, false])
    expect(await switches.flip(flip({ position, send }))).toBe('joined');
  await answer(1);
  await answer(2);
  expect(await outcome).toBe('settled');
  expect(sent).toEqual([true, false]);
});

it('goes off and on again as well as on and off', async () => {
  const { sent, send, answer } = server();
  const switches = new Switches();
  const outcome = switches.flip(flip({ position: false, send }));
  await switches.flip(flip({ position: true, send }));
  expect(switches.pending('like:1')).toBe(true);
  await answer(1);
  await answer(2);
  expect(await outcome).toBe('settled');
  expect(sent).toEqual([false, true]);
});

it('sends nothing more when the person came back to where the server is', async () => {
  const { sent, send, answer } = server();
  const switches = new Switches();
  const outcome = switches.flip(flip({ send }));
  await switches.flip(flip({ position: false, send }));
  await switches.flip(flip({ position: true, send }));
  await answer(1);
  expect(await outcome).toBe('settled');
  expect(sent).toEqual([true]);
});

it('gives up what is wanted once the server refuses', async () => {
  const { sent, send, answer } = server();
  const switches = new Switches();
  const outcome = switches.flip(flip({ send }));
  await switches.flip(flip({ position: false, send }));
  await answer(null);
  expect(await outcome).toBe('refused');
  expect(sent).toEqual([true]);
  expect(switches.pending('like:1')).toBeUndefined();
});

it('tells the changes it tracks the newest wish, and settles them with the last revision', async () => {
  const { send, answer } = server();
  const switches = new Switches();
  const change = { settle: jest.fn(), drop: jest.fn() };
  let wanted = () => true;
  const outcome = switches.flip(
    flip({
      send,
      track: (wish) => {
        wanted = wish;
        return [change];
      },
    }),
  );
  await switches.flip(flip({ position: false, send }));
  expect(wanted()).toBe(false);
  await answer(4);
  await answer(5);
  await outcome;
  expect(change.settle).toHaveBeenCalledWith(5);
  expect(change.drop).not.toHaveBeenCalled();
  expect(wanted()).toBe(false);
});

it('drops the changes it tracks on a refusal', async () => {
  const change = { settle: jest.fn(), drop: jest.fn() };
  await new Switches().flip(flip({ send: () => Promise.resolve(null), track: () => [change] }));
  expect(change.drop).toHaveBeenCalled();
  expect(change.settle).not.toHaveBeenCalled();
});

it('keeps switches of different things apart', async () => {
  const { sent, send, answer } = server();
  const switches = new Switches();
  const outcomes = [flip({ send }), flip({ send, key: 'like:2' })].map((one) => switches.flip(one));
  await answer(1);
  await answer(2);
  expect(await Promise.all(outcomes)).toEqual(['settled', 'settled']);
  expect(sent).toEqual([true, true]);
});
