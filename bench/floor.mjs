/** Writes the floor, the best result possible: a feed as plain HTML and CSS, without any script. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const FLOOR_DIR = 'dist-floor';

const POSTS = 10;
const TEXT =
  'The last train leaves before the credits do, and the usher waits at the door with his lamp lowered.';

const STYLE = `body{margin:0;background:#111;color:#eee;font:16px/1.4 system-ui}main{max-width:600px;margin:auto}
article{margin:12px 0;padding:12px;background:#222}header{display:flex;gap:8px}img{max-width:100%;height:auto}
textarea{width:100%}details[open]{color:red}summary{list-style:none}`;

/** @param {number} number */
const post = (
  number,
) => `<article><header><img src="/avatars/${AVATARS[number % AVATARS.length]}.svg" width="40"
height="40" alt=""><b>Person ${number}</b></header><p>${TEXT}</p>${
  number % 3 === 0 ? `<img src="/photo.webp" width="480" height="320" alt="" loading="lazy">` : ''
}<footer><details><summary>Like</summary></details></footer></article>`;

const AVATARS = ['matinee', 'reelruth', 'noirnoel', 'kinokai', 'framebyframe'];

/** The same page at every address. */
export function writeFloor() {
  mkdirSync(join(FLOOR_DIR, 'avatars'), { recursive: true });
  cpSync('public/avatars', join(FLOOR_DIR, 'avatars'), { recursive: true });
  cpSync('public/hero/hero-small.webp', join(FLOOR_DIR, 'photo.webp'));
  const posts = Array.from({ length: POSTS }, (_, number) => post(number)).join('');
  writeFileSync(
    join(FLOOR_DIR, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>Floor</title><style>${STYLE}</style><main><textarea rows="3"></textarea>${posts}</main></html>`,
  );
}
