import { checkPicture } from './checkPicture';

/** The header of a GIF, which contains its size. */
const gif = (width: number, height: number) =>
  new Blob(['GIF89a', new Uint16Array([width, height]), new Uint8Array(3)]);

it('accepts a picture of 33 megapixels', async () => {
  await expect(checkPicture(gif(6000, 5500))).resolves.toMatchObject({ width: 6000, height: 5500 });
});

it('refuses more than 33 megapixels, and reports how many there are', async () => {
  await expect(checkPicture(gif(20_000, 20_000))).rejects.toThrow(
    'This photo has 400 megapixels: the limit is 33.',
  );
  await expect(checkPicture(gif(6001, 5500))).rejects.toThrow('34 megapixels');
});

it.each([
  ['an empty file', new Blob([]), 'This file is empty.'],
  [
    'a web page named like a picture',
    new File(['<!doctype html>'], 'still.png', { type: 'image/png' }),
    'This file is not a photo Cinefolk can show: choose a PNG, JPEG, WebP, GIF or AVIF.',
  ],
])('refuses %s with its reason', async (_name, file, reason) => {
  await expect(checkPicture(file)).rejects.toThrow(reason);
});
