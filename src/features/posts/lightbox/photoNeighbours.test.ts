import { aPost } from '../../../testing/builders';
import { photoNeighbours } from './photoNeighbours';

const photo = (_id: string) => aPost({ _id, photos: '/photos/drive-in.webp' });
const feed = [photo('a'), aPost({ _id: 'words' }), photo('b'), photo('c')];

it('goes from photo to photo in the feed’s order, past posts of words alone', () => {
  expect(photoNeighbours(feed, 'b')).toEqual({ previous: 'a', next: 'c' });
});

it('ends where the feed ends', () => {
  expect(photoNeighbours(feed, 'a')).toEqual({ previous: null, next: 'b' });
  expect(photoNeighbours(feed, 'c')).toEqual({ previous: 'b', next: null });
});

it('leads nowhere from a photo that has left the feed', () => {
  expect(photoNeighbours(feed, 'gone')).toEqual({ previous: null, next: null });
});
