import { makeAvatar } from './makeAvatar';

it('draws an SVG data URL, the same face for the same name and another for another', async () => {
  const ana = await makeAvatar('Ana');
  expect(ana).toMatch(/^data:image\/svg\+xml/);
  expect(decodeURIComponent(ana)).toContain('<svg');
  expect(await makeAvatar('Ana')).toBe(ana);
  expect(await makeAvatar('Bo')).not.toBe(ana);
});
