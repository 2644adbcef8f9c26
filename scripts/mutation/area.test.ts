import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const root = resolve(__dirname, '../..');
const wanted = new RegExp(process.env.MUTATION_TESTS ?? '');

const testFiles = ['mocks', 'src']
  .flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(sep).join('/')}`,
    ),
  )
  .filter((file) => file.endsWith('.test.ts') && wanted.test(file))
  .sort();

describe.each(testFiles)('%s', (file) => {
  jest.requireActual(resolve(root, file));
});
