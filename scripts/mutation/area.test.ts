import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';

const root = resolve(__dirname, '../..');
const wanted = new RegExp(process.env.MUTATION_TESTS ?? '');

const testFiles = ['mocks', 'server', 'src']
  .flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(sep).join('/')}`,
    ),
  )
  .filter((file) => file.endsWith('.test.ts') && wanted.test(file))
  .sort();

// Hooks belong to the file that first loads their module. Loaded here, these apply to every test file.
if (testFiles.some((file) => file.startsWith('src/')))
  jest.requireActual(resolve(root, 'src/testing/makeTestStore'));

if (process.env.MUTATION_PROJECT === 'postgresql')
  jest.requireActual(resolve(root, 'server/testing/sqlHome'));

// Otherwise a lazily loaded definition would run within one test, and its mutants would be tried against that test
// alone.
if (testFiles.some((file) => /^mocks\/(?!db\/)/.test(file)))
  jest.requireActual(resolve(root, 'mocks/handlers/laterEndpoints'));

describe.each(testFiles)('%s', (file) => {
  jest.requireActual(resolve(root, file));
});
