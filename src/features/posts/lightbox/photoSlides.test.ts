import { aPost } from '../../../testing/builders';
import { photoName, photosOf, slidesOf } from './photoSlides';

it('names a photo’s author and its number among several; a description takes precedence', () => {
  const one = aPost({ pictures: [{ src: '/a' }] });
  const two = aPost({ pictures: [{ src: '/a', alt: 'A beam' }, { src: '/b' }] });
  expect(photosOf(one).map(photoName)).toEqual(['Photo by Ana Lys']);
  expect(photosOf(two).map(photoName)).toEqual([
    'Photo by Ana Lys (1 of 2)',
    'Photo by Ana Lys (2 of 2)',
  ]);
  expect(slidesOf(photosOf(two)).map(({ alt }) => alt)).toEqual([
    'A beam',
    'Photo by Ana Lys (2 of 2)',
  ]);
});
