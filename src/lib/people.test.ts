import { fullName } from './people';

it.each([
  ['Ana', 'Lys', 'Ana Lys'],
  ['', 'Lys', 'Lys'],
  ['Ana', ' ', 'Ana'],
  ['', '', 'ana'],
  ['\u200b', '\u3164', 'ana'],
  ['\u2063', '\u2800', 'ana'],
  ['\u2800', 'Lys', 'Lys'],
])('%j %j is shown as %s', (firstName, lastName, full) => {
  expect(fullName({ firstName, lastName, username: 'ana' })).toBe(full);
});
