import { paths } from './paths';

it('includes the search text, and what to search', () => {
  expect(paths.search('a&b c')).toBe('/search?q=a%26b+c');
  expect(paths.search('é', 'films')).toBe('/search?q=%C3%A9&in=films');
});

it('escapes ids of posts and usernames', () => {
  expect(paths.post('a/b?c')).toBe('/singlePost/a%2Fb%3Fc');
  expect(paths.profile('Noël')).toBe('/profile/No%C3%ABl');
});
