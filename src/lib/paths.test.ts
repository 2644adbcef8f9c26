import { paths } from './paths';

it('names what is searched for, and where', () => {
  expect(paths.search('a&b c')).toBe('/search?q=a%26b+c');
  expect(paths.search('é', 'films')).toBe('/search?q=%C3%A9&in=films');
});

it('escapes what names a post or a person', () => {
  expect(paths.post('a/b?c')).toBe('/singlePost/a%2Fb%3Fc');
  expect(paths.profile('Noël')).toBe('/profile/No%C3%ABl');
});
