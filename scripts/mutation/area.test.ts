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

// A module's hooks belong to where it is first loaded. These are every file's, and not the first one's alone.
if (testFiles.some((file) => file.startsWith('src/')))
  jest.requireActual(resolve(root, 'src/testing/makeTestStore'));

// What comes late would otherwise be defined in one test, and a mutant of a definition be shown to that one alone.
if (testFiles.some((file) => file.startsWith('mocks/')))
  jest.requireActual(resolve(root, 'mocks/handlers/allFilmHandlers'));

describe.each(testFiles)('%s', (file) => {
  jest.requireActual(resolve(root, file));
});
