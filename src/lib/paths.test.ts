import { paths } from './paths';

it('escapes what names a post or a person', () => {
  expect(paths.post('a/b?c')).toBe('/singlePost/a%2Fb%3Fc');
  expect(paths.profile('Noël')).toBe('/profile/No%C3%ABl');
});
