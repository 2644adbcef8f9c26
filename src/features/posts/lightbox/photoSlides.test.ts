import { aPost } from '../../../testing/builders';
import { turnedThrough, visiblePhotos } from './photoSlides';

const photo = (_id: string) => ({ ...aPost({ _id }), photos: '/photos/drive-in.webp' });
const [a, b, c] = [photo('a'), photo('b'), photo('c')];

it('goes from photo to photo in the feed’s order, past posts of words alone', () => {
  const feed = [a, aPost({ _id: 'words', photos: null }), b];
  expect(
    turnedThrough(
      visiblePhotos(feed, () => false),
      b,
    ),
  ).toEqual([a, b]);
});

it('leads nowhere from a photo that has left the feed', () => {
  expect(turnedThrough([a, b], c)).toEqual([c]);
});

it('turns past photos that are covered', () => {
  expect(visiblePhotos([a, b, c], ({ _id }) => _id === 'b')).toEqual([a, c]);
});
