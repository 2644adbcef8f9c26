import { countryName, languageName } from './displayNames';

it.each([
  ['JP', 'Japan'],
  ['GB', 'United Kingdom'],
  ['Soviet Union', 'Soviet Union'],
])('calls the country %s %s', (country, name) => {
  expect(countryName(country)).toBe(name);
});

it.each([
  ['sv', 'Swedish'],
  ['Sign language', 'Sign language'],
])('calls the language %s %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});
