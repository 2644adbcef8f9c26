/** Draws the sample people's avatars into public/avatars/. `node art/avatars.mjs` */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as personas from '@dicebear/personas';

const out = join(import.meta.dirname, '..', 'public', 'avatars');

/** Every choice is made by hand; a seed would leave it to chance. */
const PEOPLE = {
  matinee: {
    hair: ['curly'],
    hairColor: ['2b2330'],
    skinColor: ['7a4a3c'],
    eyes: ['happy'],
    mouth: ['bigSmile'],
    nose: ['mediumRound'],
    body: ['rounded'],
    clothingColor: ['ffb224'],
    backgroundColor: ['5b2333'],
  },
  reelruth: {
    hair: ['bobBangs'],
    hairColor: ['dee1f5'],
    skinColor: ['d78774'],
    eyes: ['glasses'],
    mouth: ['bigSmile'],
    nose: ['wrinkles'],
    body: ['checkered'],
    clothingColor: ['e24553'],
    backgroundColor: ['1f4a4f'],
  },
  noirnoel: {
    hair: ['shortComboverChops'],
    hairColor: ['362c47'],
    skinColor: ['eeb4a4'],
    eyes: ['sunglasses'],
    mouth: ['smirk'],
    nose: ['smallRound'],
    facialHair: ['shadow'],
    facialHairProbability: 100,
    body: ['squared'],
    clothingColor: ['4a5568'],
    backgroundColor: ['2c3550'],
  },
  kinokai: {
    hair: ['beanie'],
    hairColor: ['f29c65'],
    skinColor: ['e7a391'],
    eyes: ['open'],
    mouth: ['smile'],
    nose: ['mediumRound'],
    facialHair: ['beardMustache'],
    facialHairProbability: 100,
    body: ['small'],
    clothingColor: ['54d7c7'],
    backgroundColor: ['31406b'],
  },
  framebyframe: {
    hair: ['straightBun'],
    hairColor: ['362c47'],
    skinColor: ['b16a5b'],
    eyes: ['open'],
    mouth: ['lips'],
    nose: ['smallRound'],
    body: ['rounded'],
    clothingColor: ['7555ca'],
    backgroundColor: ['7a4a1c'],
  },
};

/**
 * Leaves out what a browser does not need (the licence note stands in art/README.md), and dims the style's white
 * veil over skin and hair, which turns dark skin ashen.
 */
const lean = (svg) =>
  svg
    .replace(/style="mix-blend-mode:overlay" opacity="\.\d+"/g, 'opacity=".1"')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/>\s+</g, '><');

await mkdir(out, { recursive: true });
for (const [username, choices] of Object.entries(PEOPLE)) {
  const svg = createAvatar(personas, {
    facialHairProbability: 0,
    ...choices,
    seed: username,
    size: 256,
  }).toString();
  await writeFile(join(out, `${username}.svg`), lean(svg));
}
await writeFile(
  join(out, 'default.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256"><path fill="#2e2723" d="M0 0h64v64H0z"/><circle cx="32" cy="25" r="11.5" fill="#9c8f83"/><path fill="#9c8f83" d="M9 64c0-14 10-22.5 23-22.5S55 50 55 64z"/></svg>',
);
