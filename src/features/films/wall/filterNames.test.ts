import { readFileSync } from 'node:fs';
import { filterOptions } from './filterNames';

const [head = '', ...lines] = readFileSync('mocks/films/films.tsv', 'utf8').trimEnd().split('\n');
const column = (name: string): string[] => {
  const place = head.split('\t').indexOf(name);
  return lines.map((line) => line.split('\t')[place] ?? '');
};
const valuesOf = (name: string) => column(name).flatMap((cell) => cell.split('|'));
const offered = (name: keyof ReturnType<typeof filterOptions>) =>
  filterOptions()[name].map(({ value }) => value);

it('offers every genre and every decade of the catalogue', () => {
  expect(offered('genre')).toEqual(expect.arrayContaining(valuesOf('genres').filter(Boolean)));
  const decades = column('year').map((year) => `${year.slice(0, 3)}0`);
  expect(offered('decade')).toEqual(expect.arrayContaining(decades));
});

it('offers every country with at least three films in the catalogue', () => {
  const countries = valuesOf('countries').filter(Boolean);
  const common = countries.filter(
    (country) => countries.filter((other) => other === country).length >= 3,
  );
  expect(offered('country')).toEqual(expect.arrayContaining(common));
});
