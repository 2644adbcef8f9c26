import { linesIn } from './lines';

async function read(...pieces: string[]) {
  const lines = [];
  for await (const line of linesIn(
    (async function* () {
      await Promise.resolve();
      yield* pieces;
    })(),
  ))
    lines.push(line);
  return lines;
}

const user = { store: 'users', record: { _id: 'u', bio: 'Two\u2028lines\r in one' } };

test('reads lines from pieces that end anywhere, with bytes as bytes', async () => {
  const picture = '{"picture":{"hash":"h","type":"image/png","bytes":{"$bytes":"AQI="}}}';
  const head = { format: 'cinefolk-backup', version: 4, madeAt: '2026-05-02T12:00:00Z' };
  const text = `${JSON.stringify(head)}\n${JSON.stringify(user)}\n${picture}\n{"end":2}\n`;
  const expected = [
    head,
    user,
    { picture: { hash: 'h', type: 'image/png', bytes: new Uint8Array([1, 2]) } },
    { end: 2 },
  ];
  expect(await read(text)).toEqual(expected);
  expect(await read(...text.split(/(?<=,)/), '')).toEqual(expected);
});

test.each([
  '{"format":"other","version":4,"madeAt":""}\n',
  '{"picture":{}}\n',
  '{"picture":{"hash":"h","type":"image/png","bytes":"AQI="}}\n',
  '{"store":"passwords","record":{}}\n',
  '{"end":"2"}\n',
  'null\n',
  'x\n',
  '{"end":1}',
])('refuses %j, which no backup has', async (text) => {
  await expect(read(text)).rejects.toThrow('The file is no backup of Cinefolk.');
});
