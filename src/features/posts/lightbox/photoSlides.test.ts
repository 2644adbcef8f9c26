import { aPost } from '../../../testing/builders';
import { hasPhoto, turnedThrough } from './photoSlides';

const photo = (_id: string) => ({ ...aPost({ _id }), photos: '/photos/drive-in.webp' });
const [a, b, c] = [photo('a'), photo('b'), photo('c')];

it('goes from photo to photo in the feed’s order, past posts of words alone', () => {
  const feed = [a, aPost({ _id: 'words', photos: null }), b];
  expect(turnedThrough(feed.filter(hasPhoto), b)).toEqual([a, b]);
});

it('leads nowhere from a photo that has left the feed', () => {
  expect(turnedThrough([a, b], c)).toEqual([c]);
});
