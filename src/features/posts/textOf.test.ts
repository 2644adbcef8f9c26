import { aFilm, aPost } from '../../testing/builders';
import { textOf } from './textOf';

const film = aFilm();
const pictures = [{ src: 'still.webp' }];

it.each([
  ['its words', aPost({ film }), 'The last reel was upside down, and nobody left.'],
  ['its film, without words', aPost({ content: '', film }), 'Vertigo (1958)'],
  [
    'its film, with words that cannot be seen',
    aPost({ content: ' \u200b', film }),
    'Vertigo (1958)',
  ],
  [
    'its photo’s description',
    aPost({ content: '\u3164', film, pictures: [{ src: 'still.webp', alt: 'A still.' }] }),
    'A still.',
  ],
  ['that it is a photo', aPost({ content: '\u2800', film, pictures }), 'A photo'],
])('says of a post %s', (_what, post, text) => {
  expect(textOf(post)).toBe(text);
});
