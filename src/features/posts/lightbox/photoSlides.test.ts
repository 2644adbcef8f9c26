import { aPost } from '../../../testing/builders';
import { photoName, slidesOf, carouselPhotos, visiblePhotos } from './photoSlides';

const post = (_id: string, count = 1) =>
  aPost({
    _id,
    pictures: Array.from({ length: count }, (_, index) => ({ src: `/${_id}${index}` })),
  });
const seen = () => false;
const photosOf = (...posts: ReturnType<typeof post>[]) => visiblePhotos(posts, seen);
const srcs = (photos: readonly { picture: { src: string } }[]) =>
  photos.map(({ picture }) => picture.src);
const at = (photos: ReturnType<typeof photosOf>, index: number) => {
  const photo = photos[index];
  if (!photo) throw new Error(`There is no photo ${index}.`);
  return photo;
};

it('goes from photo to photo in the feed’s order, skipping posts without photos', () => {
  const feed = photosOf(post('a', 2), post('words', 0), post('b'));
  expect(srcs(carouselPhotos(feed, at(feed, 2)))).toEqual(['/a0', '/a1', '/b0']);
});

it('leads to no other post from a photo that has left the feed', () => {
  const gone = photosOf(post('c', 2));
  expect(srcs(carouselPhotos(photosOf(post('a'), post('b')), at(gone, 1)))).toEqual(['/c0', '/c1']);
});

it('skips covered photos', () => {
  const shown = visiblePhotos([post('a'), post('b', 2), post('c')], ({ _id }) => _id === 'b');
  expect(srcs(shown)).toEqual(['/a0', '/c0']);
});

it('names a photo’s author and its number among several; a description takes precedence', () => {
  const { author } = post('a');
  const described = aPost({ author, pictures: [{ src: '/a', alt: 'A beam' }, { src: '/b' }] });
  const photos = photosOf(post('a'), described);
  expect(photos.map(photoName)).toEqual([
    'Photo by Ana Lys',
    'Photo by Ana Lys (1 of 2)',
    'Photo by Ana Lys (2 of 2)',
  ]);
  expect(slidesOf(photos).map(({ alt }) => alt)).toEqual([
    'Photo by Ana Lys',
    'A beam',
    'Photo by Ana Lys (2 of 2)',
  ]);
});
