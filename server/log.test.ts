import { createLog } from './log';

test('an error is logged without the row that the database quotes', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'Failing row contains (secret).',
    where: 'COPY secret',
  });
  log.error({ err: refused, requestId: 'r1' }, 'A call failed.');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'A call failed.',
    requestId: 'r1',
    err: { type: 'Error', message: 'value too long', code: '22001' },
  });
  expect(lines.join()).toContain('log.test.ts');
  expect(lines.join()).not.toContain('secret');
});
