import type { Change } from '../src/domain/backend';
import { changeAt } from './testing/changeLog';
import { log, reading, started } from './testing/startEvents';

test.each([
  ['the address', '?after=1', {}],
  ['the event heard last, which is newer', '?after=0', { 'Last-Event-ID': '1' }],
])('tells what was missed since %s', async (_what, query, headers) => {
  const { events, open } = await started(3);
  const text = await reading(await open(query, headers))(3);
  expect(text.match(/^id: .*$/gm)).toEqual(['id: 1', 'id: 2', 'id: 3']);
  events.close();
});

test.each(['', '?after=', '?after=some', '?after=1.5'])(
  'a caller that names no revision, as in "%s", has missed nothing',
  async (query) => {
    const { events, open } = await started(3);
    expect(await reading(await open(query))(1)).toBe('id: 3\n\n');
    events.close();
  },
);

test('a caller that has missed 500 changes is told of them', async () => {
  const { events, open } = await started(501);
  const text = await reading(await open('?after=1'))(501);
  expect(text).toMatch(/^id: 1\n\nid: 2\n[^]*\nid: 501\n/);
  events.close();
});

test('nothing was missed by a caller who knows the latest, though all of it is forgotten', async () => {
  const { changes, events, open } = await started(3);
  changes.all.splice(0);
  expect(await reading(await open('?after=3'))(1)).toBe('id: 3\n\n');
  events.close();
});

test('a stream whose beginning cannot be read ends, so that its caller comes again', async () => {
  const { changes, events, open } = await started(3);
  const read = changes.after;
  const after = jest.spyOn(changes, 'after');
  after.mockImplementationOnce(read).mockRejectedValueOnce(new Error('away'));
  expect(await reading(await open('?after=2'))(2)).toBe('id: 2\n\n(end)');
  expect(events.count()).toBe(0);
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String));
  events.close();
});

test.each([
  ['was forgotten', 3, '?after=1', (all: Change[]) => all.splice(0, 2)],
  ['is too much to tell', 502, '?after=1', () => undefined],
  ['lies in another past', 3, '?after=9', () => undefined],
])(
  'has a caller ask for everything when what it missed %s',
  async (_what, count, query, forget) => {
    const { changes, events, open } = await started(count);
    forget(changes.all);
    expect(await reading(await open(query))(1)).toBe(`id: ${count}\nevent: reset\ndata: {}\n\n`);
    events.close();
  },
);

test('nothing is told twice, though others are told of it later', async () => {
  const { changes, events, open } = await started();
  const first = reading(await open());
  expect(await first(1)).toBe('id: 0\n\n');
  // By another process, which has not said so yet.
  changes.all.push(changeAt(1));
  const second = reading(await open('?after=0'));
  expect(await second(2)).toMatch(/^id: 0\n\nid: 1\n/);
  expect(await first(1)).toMatch(/^id: 1\n/);
  changes.all.push(changeAt(2));
  await open('?after=0');
  expect(await second(1)).toMatch(/^id: 2\n/);
  expect(await first(1)).toMatch(/^id: 2\n/);
  events.close();
});
